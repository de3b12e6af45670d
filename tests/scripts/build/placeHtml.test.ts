import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { ownOriginOnly } from '../../../scripts/build/ownOriginOnly.ts';
import { markPlace } from '../../../scripts/build/placeHtml.ts';

it('the place is written into the first element of an HTML file, instead of another', () => {
  const page = '<!doctype html>\n<html lang="fr">\n  <head></head></html>';
  const place = { isTest: true, isApiElsewhere: false, site: null };
  const marked = markPlace(page, place);
  expect(marked).toContain('<html lang="fr" data-test-site>');
  expect(markPlace(marked, place)).toBe(marked);
  expect(markPlace(marked, { ...place, isTest: false })).toBe(page);
  expect(() => markPlace('<p>Tunnel</p>', place)).toThrow(/no <html lang>/);
});

it('a build for a path below an origin is refused', async () => {
  const resolved = resolveConfig(
    { base: '/tunnels/', configFile: false, plugins: [ownOriginOnly()] },
    'build',
  );
  await expect(resolved).rejects.toThrow(/the site needs an origin of its own/);
});
