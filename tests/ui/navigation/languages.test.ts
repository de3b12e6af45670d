import { describe, expect, it } from 'vitest';
import { english, french, pageOf, pathIn } from '../../../src/ui/navigation/languages';

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

  it('a path outside the language stays as it is', () => {
    expect(pageOf(english, '/en-travaux')).toBe('/en-travaux');
    expect(pageOf(english, '/en/')).toBe('/');
  });
});
