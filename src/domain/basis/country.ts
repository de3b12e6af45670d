import type { Brand } from './brand';

/** A country or territory by its two letters (ISO 3166-1 alpha-2). */
export type Country = Brand<string, 'Country'>;

/** Every officially assigned code, in their order. */
export const countries = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ') as readonly string[] as readonly Country[];

/** The default of a payment (M5.29). */
export const france = 'FR' as Country;

/** A known code; null for any other text. */
export function parseCountry(raw: string): Country | null {
  return countries.find((code) => code === raw) ?? null;
}

/** The country of the device, by the first of its languages that names one: `de-CH`; null without one. */
export function countryOfDevice(languages: readonly string[]): Country | null {
  for (const tag of languages) {
    const [, region = ''] = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag) ?? [];
    const country = parseCountry(region.toUpperCase());
    if (country !== null) return country;
  }
  return null;
}

/** The countries of a list: France first, then that of the device, then the others by their names (P7.19). */
export function listedCountries(
  device: Country | null,
  nameOf: (country: Country) => string,
  compare: (one: string, other: string) => number,
): readonly Country[] {
  const first = device === null || device === france ? [france] : [france, device];
  const others = countries.filter((one) => !first.includes(one));
  return [...first, ...others.toSorted((one, other) => compare(nameOf(one), nameOf(other)))];
}
