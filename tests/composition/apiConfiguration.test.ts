import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../src/composition/configuration';

describe('the API', () => {
  it('is on the origin of the site by default, with a timeout of 15 seconds', () => {
    expect(readConfiguration({}).api).toEqual({ origin: '', timeoutMs: 15_000 });
    expect(readConfiguration({ VITE_API_TIMEOUT_MS: '4000' }).api.timeoutMs).toBe(4000);
  });

  it.each(['https://api.example.fr', 'https://api.example.fr:8443', 'http://127.0.0.1:4020'])(
    'may have the origin %s',
    (origin) => {
      expect(readConfiguration({ VITE_API_ORIGIN: origin }).api.origin).toBe(origin);
    },
  );

  it.each([
    'http://api.example.fr',
    'https://api.example.fr/',
    'https://api.example.fr/v1',
    'https://user@api.example.fr',
    '//api.example.fr',
    'api.example.fr',
  ])('an origin %s stops the build', (origin) => {
    expect(() => readConfiguration({ VITE_API_ORIGIN: origin })).toThrow(/^VITE_API_ORIGIN – /);
  });

  it.each(['vite', '0', '99', '1e4', '', 3])(
    'a timeout of %j stops the build with an error that names the variable',
    (given) => {
      expect(() => readConfiguration({ VITE_API_TIMEOUT_MS: given })).toThrow(
        /VITE_API_TIMEOUT_MS – expected milliseconds/,
      );
    },
  );
});
