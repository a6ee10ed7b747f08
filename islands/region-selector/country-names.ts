/**
 * Countries' names in all languages that the product speaks, and in their own, as the browser knows them. A chunk
 * of its own, fetched when somebody looks for a country.
 */
import { tagOf } from "./languages";
import type { Country } from "./regions";

/** ISO 3166-1: the three letters that the platform calls a country by, and the two that browsers do. */
const codes =
  "abwAW afgAF agoAO aiaAI alaAX albAL andAD areAE argAR armAM asmAS ataAQ atfTF atgAG ausAU autAT azeAZ bdiBI belBE benBJ besBQ bfaBF bgdBD bgrBG bhrBH bhsBS bihBA blmBL blrBY blzBZ bmuBM bolBO braBR brbBB brnBN btnBT bvtBV bwaBW cafCF canCA cckCC cheCH chlCL chnCN civCI cmrCM codCD cogCG cokCK colCO comKM cpvCV criCR cubCU cuwCW cxrCX cymKY cypCY czeCZ deuDE djiDJ dmaDM dnkDK domDO dzaDZ ecuEC egyEG eriER eshEH espES estEE ethET finFI fjiFJ flkFK fraFR froFO fsmFM gabGA gbrGB geoGE ggyGG ghaGH gibGI ginGN glpGP gmbGM gnbGW gnqGQ grcGR grdGD grlGL gtmGT gufGF gumGU guyGY hkgHK hmdHM hndHN hrvHR htiHT hunHU idnID imnIM indIN iotIO irlIE irnIR irqIQ islIS isrIL itaIT jamJM jeyJE jorJO jpnJP kazKZ kenKE kgzKG khmKH kirKI knaKN korKR kwtKW laoLA lbnLB lbrLR lbyLY lcaLC lieLI lkaLK lsoLS ltuLT luxLU lvaLV macMO mafMF marMA mcoMC mdaMD mdgMG mdvMV mexMX mhlMH mkdMK mliML mltMT mmrMM mneME mngMN mnpMP mozMZ mrtMR msrMS mtqMQ musMU mwiMW mysMY mytYT namNA nclNC nerNE nfkNF ngaNG nicNI niuNU nldNL norNO nplNP nruNR nzlNZ omnOM pakPK panPA pcnPN perPE phlPH plwPW pngPG polPL priPR prkKP prtPT pryPY psePS pyfPF qatQA reuRE rouRO rusRU rwaRW sauSA sdnSD senSN sgpSG sgsGS shnSH sjmSJ slbSB sleSL slvSV smrSM somSO spmPM srbRS ssdSS stpST surSR svkSK svnSI sweSE swzSZ sxmSX sycSC syrSY tcaTC tcdTD tgoTG thaTH tjkTJ tkmTM tklTK tlsTL tonTO ttoTT tunTN turTR tuvTV twnTW tzaTZ ugaUG ukrUA umiUM uryUY usaUS uzbUZ vatVA vctVC venVE vgbVG virVI vnmVN vutVU wlfWF wsmWS xkxXK yemYE zafZA zmbZM zweZW";

const languages = ["pol", "eng", "ger", "cze", "rum", "slo", "fre", "ukr", "hun"];

const iso = new Map(codes.split(" ").map((pair) => [pair.slice(0, 3), pair.slice(3)]));

function nameIn(tag: string | undefined): (region: string) => string[] {
  try {
    if (!tag) return () => [];
    const names = new Intl.DisplayNames([tag], { type: "region", fallback: "none" });
    return (region) => [names.of(region) ?? []].flat();
  } catch {
    return () => [];
  }
}

/** The language that most people of a country speak. */
function languageOf(region: string): string | undefined {
  try {
    return new Intl.Locale(`und-${region}`).maximize().language;
  } catch {
    return undefined;
  }
}

export type Named = readonly [country: Country, names: readonly string[]];

/** How many countries' own names are looked up in one go: each needs its language's tables. */
const SLICE = 10;

/** The names in portions, each short enough for one go between two frames. */
export function* countryNames(countries: readonly Country[]): Generator<readonly Named[]> {
  const known = countries.flatMap((country) => {
    const id = country.id.toLowerCase();
    const region = iso.get(id) ?? (/^[a-z]{2}$/.test(id) ? id.toUpperCase() : undefined);
    return region ? [[country, region] as const] : [];
  });
  yield known.map(([country, region]) => [country, [region]]);
  for (const language of languages) {
    const name = nameIn(tagOf(language));
    yield known.map(([country, region]) => [country, name(region)]);
  }
  for (let at = 0; at < known.length; at += SLICE)
    yield known
      .slice(at, at + SLICE)
      .map(([country, region]) => [country, nameIn(languageOf(region))(region)]);
}
