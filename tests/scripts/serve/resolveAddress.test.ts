import { anyText, fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { resolveAddress, type Resolved } from '../../../scripts/serve/resolveAddress.ts';

const files = new Set(['/index.html', '/assets/main-1a2b.js', '/robots.txt', '/offres/index.html']);

function resolve(target: string): Resolved {
  return resolveAddress(target, (path) => files.has(path));
}

describe('addresses of the production server', () => {
  it.each([
    ['/', '/index.html'],
    ['/?utm=1', '/index.html'],
    ['/robots.txt', '/robots.txt'],
    ['/assets/main-1a2b.js?v=2', '/assets/main-1a2b.js'],
    ['/assets/main%2D1a2b.js', '/assets/main-1a2b.js'],
    ['/offres', '/offres/index.html'],
    ['/offres/', '/offres/index.html'],
  ])('serves the file of %s', (target, path) => {
    expect(resolve(target)).toEqual({ kind: 'file', path });
  });

  it.each([
    '/espace/connexion',
    '/member/contract/CDW%200001',
    '/payment/order/success?reference=a.b',
    '/v1.2',
  ])('serves the application for %s', (target) => {
    expect(resolve(target)).toMatchObject({ kind: 'page' });
  });

  it.each(['/assets/gone-1a2b.js', '/assets/', '/favicon.ico', '/x/photo.PNG'])(
    'reports %s as a missing file',
    (target) => {
      expect(resolve(target)).toEqual({ kind: 'missing' });
    },
  );

  it.each(['/api', '/api/private/login', '/api/v2/refund/1?x=/..'])(
    'forwards %s to the API',
    (target) => {
      expect(resolve(target)).toEqual({ kind: 'api' });
    },
  );

  it('does not forward a page whose name starts with « api »', () => {
    expect(resolve('/apiculture')).toMatchObject({ kind: 'page' });
  });

  it.each([
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/api/../../x',
    '/..\\x',
    '/%00',
    '/%',
    'http://elsewhere.example/',
    '*',
    '',
  ])('refuses %s', (target) => {
    expect(resolve(target)).toEqual({ kind: 'malformed' });
  });

  test.prop([fc.oneof(fc.webPath(), fc.string(), anyText)])(
    'serves only files of the build',
    (target) => {
      const resolved = resolve(target);
      if (resolved.kind === 'file') expect(files).toContain(resolved.path);
    },
  );
});
