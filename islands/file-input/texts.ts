/** Texts of file fields (Polish, contract B m); shops override them by key. */
export const texts = {
  "file-input.type": "Nie można wgrać pliku {name}, ponieważ załączanie plików tego typu jest niedozwolone.",
  "file-input.size":
    "Nie można wgrać pliku {name}, ponieważ przekracza maksymalny dozwolony rozmiar {size}\u00a0MB.",
  "file-input.photo-type": "Dopuszczalne formaty zdjęć: .jpg.",
  "file-input.photo-heic":
    "Zdjęcie {name} jest w formacie HEIC, którego sklep nie przyjmuje. Zapisz je jako JPG i wybierz ponownie. W iPhonie: Ustawienia › Aparat › Formaty › „Najbardziej zgodne”.",
  "file-input.photo-size": "Maksymalny rozmiar zdjęcia to: {size}\u00a0px.",
} as const;

export type Text = keyof typeof texts;
