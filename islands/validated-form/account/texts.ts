/** Polish texts of the offer; shops override them by key. */
export const texts = {
  "validated-form.account": "Masz już u nas konto z tym adresem e-mail.",
  "validated-form.sign-in": "Zaloguj się",
  "validated-form.recover": "Nie pamiętam hasła",
} as const;
