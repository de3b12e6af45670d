// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  alternatesOf,
  english,
  french,
  languages,
  pageOf,
  pathIn,
} from '../../../src/ui/navigation/languages';
import { addressesOf, routeNames } from '../../../src/ui/navigation/routes';

describe('the addresses of a language', () => {
  it.each([
    ['/', '/', '/en'],
    ['/faq', '/faq', '/en/faq'],
    ['/en-travaux', '/en-travaux', '/en/en-travaux'],
  ])('%s is %s in French and %s in English, and back', (page, inFrench, inEnglish) => {
    expect(pathIn(french, page)).toBe(inFrench);
    expect(pathIn(english, page)).toBe(inEnglish);
    expect(pageOf(french, inFrench)).toBe(page);
    expect(pageOf(english, inEnglish)).toBe(page);
  });

  it('of every page are named by the page in each language', () => {
    for (const path of routeNames.flatMap(addressesOf)) {
      const named = alternatesOf(languages, path);
      expect(named.map(([tag]) => tag)).toEqual([...languages.map((one) => one.tag), 'x-default']);
      // From each of these addresses back to the same page, which names the same ones.
      for (const [tag, own] of named) {
        const language = languages.find((one) => one.tag === tag) ?? french;
        expect(alternatesOf(languages, pageOf(language, own))).toEqual(named);
      }
    }
  });

  it('a path outside the language stays as it is', () => {
    expect(pageOf(english, '/en-travaux')).toBe('/en-travaux');
    expect(pageOf(english, '/en/')).toBe('/');
  });
});
