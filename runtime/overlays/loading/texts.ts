/** Texts of the loading cover (Polish); shops override them by key. */
export const texts = { "loading.text": "Wczytywanie…", "loading.close": "Zamknij" } as const;
