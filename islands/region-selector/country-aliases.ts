/**
 * Names of countries that people type in the nine languages and `Intl` does not know. They are short, former or official,
 * or name a part for the whole. By ISO 3166-1; loads with the other names.
 */
const aliases: Readonly<Record<string, string>> = {
  AE: "ZEA,Emiraty,UAE,Emirates,VAE,Emirate,SAE,Emiráty,EAU,Émirats,EAE,Emírségek,ОАЕ,Емірати,Dubaj,Dubai,Дубай",
  BA: "BiH,Bosnia,Bosnien,Bosna,Bosznia",
  BY: "Weißrussland,Bělorusko,Bielorusko,Biélorussie,Bielorusia,Fehéroroszország,Belorussia",
  CD: "Zair,Zaire,Zaïre,DR Kongo,DRK",
  CH: "Helvetia,Szwajcaria,Swiss",
  CI: "Ivory Coast,Elfenbeinküste,Pobřeží slonoviny,Pobrežie Slonoviny,Coasta de Fildeș",
  CN: "ChRL,PRC,VR China,ČLR,RPC,КНР",
  CV: "Cape Verde,Kap Verde,Cap-Vert",
  CZ: "Republika Czeska,Czechia,Czech Republic,Tschechische Republik,Tschechei,Česká republika,ČR,République tchèque,Republica Cehă,Cseh Köztársaság,Чеська Республіка",
  DE: "RFN,BRD,Bundesrepublik,NSR,RFA,NSZK,ФРН",
  DO: "Dominikana,Domrep,Dominicana",
  GB: "UK,Anglia,England,Great Britain,Britain,Zjednoczone Królestwo,Szkocja,Walia,Scotland,Wales,Großbritannien,Schottland,Anglie,Velká Británie,Skotsko,Anglicko,Veľká Británia,Škótsko,Angleterre,Grande-Bretagne,Écosse,Pays de Galles,Marea Britanie,Scoția,Nagy-Britannia,Egyesült Királyság,Skócia,Англія,Великобританія,Сполучене Королівство,Шотландія",
  GR: "Hellas,Ellada",
  HK: "Hong Kong,Hongkong",
  IE: "Eire,Republic of Ireland,Republika Irlandii",
  IR: "Persja,Persia",
  KP: "KRLD,DPRK",
  KR: "Korea,Corée,Coreea,Корея",
  LK: "Cejlon,Ceylon",
  MK: "Macedonia,Mazedonien,Makedonie,Macedónsko,Macédoine,Macedónia,Македонія,FYROM",
  MM: "Birma,Burma,Barma,Birmanie,Birmania,Бірма",
  MO: "Makao,Macau,Macao",
  NL: "Holandia,Niderlandy,Holland,Hollandia,Holandsko,Nizozemí,Nizozemsko,Hollande,Olanda,Țările de Jos,Németalföld,Голландія",
  PS: "Palestyna,Palestine,Palästina,Palestina,Palestína,Палестина",
  RU: "Federacja Rosyjska,Russian Federation,Russische Föderation,Ruská federace,РФ",
  SK: "Republika Słowacka,Slovak Republic,Slowakische Republik,Slovenská republika,République slovaque,Szlovák Köztársaság",
  SZ: "Suazi,Swaziland,Swasiland,Svazijsko",
  TR: "Turkey,Türkiye",
  US: "USA,Ameryka,America,Amerika,Amérique,Stany Zjednoczone Ameryki,United States of America,Vereinigte Staaten von Amerika,Spojené státy americké,Spojené štáty americké,États-Unis d'Amérique,Statele Unite ale Americii,SUA,Amerikai Egyesült Államok,Америка,США",
  VA: "Vatican,Vatikan,Watykan,Vatikán,Vaticana,Ватикан",
  ZA: "RPA,JAR,RSA,ПАР",
};

export const aliasesOf = (region: string): readonly string[] =>
  Object.hasOwn(aliases, region) ? (aliases[region]?.split(",") ?? []) : [];
