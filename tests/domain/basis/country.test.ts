import { describe, expect, it } from 'vitest';
import {
  countries,
  countryOfDevice,
  france,
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
    [['x-de-CH'], null],
    [['*', 'es-ES'], 'ES'],
    [[], null],
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

  it.each([
    ['null', null],
    ['France', france],
  ])('has France once, then all others by name, where the device names %s', (_title, device) => {
    const names = new Intl.DisplayNames('fr', { type: 'region' });
    const nameOf = (country: string): string => names.of(country) ?? country;
    const list = listedCountries(device, nameOf, (one, other) => one.localeCompare(other, 'fr'));
    expect(list.slice(0, 5).map(nameOf)).toEqual([
      'France',
      'Afghanistan',
      'Afrique du Sud',
      'Albanie',
      'Algérie',
    ]);
    expect(list).toHaveLength(countries.length);
  });
});
