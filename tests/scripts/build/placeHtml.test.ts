import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { ownOriginOnly } from '../../../scripts/build/ownOriginOnly.ts';
import { markPlace } from '../../../scripts/build/placeHtml.ts';

describe('the place in an HTML file', () => {
  const page = '<!doctype html>\n<html lang="fr">\n  <head></head></html>';
  const place = { isTest: true, isApiElsewhere: false, site: null };

  it('is written into its first element, in the place of another', () => {
    const marked = markPlace(page, place);
    expect(marked).toContain('<html lang="fr" data-test-site>');
    expect(markPlace(marked, { ...place, isTest: false })).toBe(page);
    expect(markPlace(marked, place)).toBe(marked);
  });

  it('needs that element', () => {
    expect(() => markPlace('<p>Tunnel</p>', place)).toThrow(/no <html lang>/);
  });
});

describe('a build for a path below an origin', () => {
  const resolve = (base: string) =>
    resolveConfig({ base, configFile: false, plugins: [ownOriginOnly()] }, 'build');

  it('is refused with a sentence', async () => {
    await expect(resolve('/tunnels/')).rejects.toThrow(/the site needs an origin of its own/);
  });

  it('is not needed at the root of one', async () => {
    await expect(resolve('/')).resolves.toBeDefined();
  });
});
