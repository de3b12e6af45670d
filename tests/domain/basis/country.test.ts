import { describe, expect, it } from 'vitest';
import {
  countries,
  countryOfDevice,
  listedCountries,
  parseCountry,
} from '../../../src/domain/basis/country';

describe('P7.19 the country of a payer', () => {
  it('is one of the 249 of ISO 3166', () => {
    expect(new Set(countries).size).toBe(249);
    expect([parseCountry('DE'), parseCountry('de'), parseCountry('XX')]).toEqual([
      'DE',
      null,
      null,
    ]);
  });

  it.each([
    [['fr-FR', 'en-GB'], 'FR'],
    [['de', 'de-CH'], 'CH'],
    [['zh-Hant-TW'], 'TW'],
    [['fr', 'es-419'], null],
    [['xx-XX'], null],
  ])('is proposed by the languages of the device: %j', (languages, country) => {
    expect(countryOfDevice(languages)).toBe(country);
  });

  it('is chosen from a list with France first, then that of the device, then all others by name', () => {
    const list = listedCountries(parseCountry('DE'), String, (one, other) =>
      one < other ? -1 : 1,
    );
    expect(list.slice(0, 4)).toEqual(['FR', 'DE', 'AD', 'AE']);
    expect(new Set(list)).toEqual(new Set(countries));
    expect(list).toHaveLength(countries.length);
  });
});
