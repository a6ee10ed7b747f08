/** Names of the months (Polish, contract B n); shops override them as one text, separated by commas. */
export const texts = {
  "news-date.months": "STY, LUT, MAR, KWI, MAJ, CZE, LIP, SIE, WRZ, PAŹ, LIS, GRU",
} as const;
