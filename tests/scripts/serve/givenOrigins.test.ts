import { describe, expect, it } from 'vitest';
import { givenOrigins } from '../../../scripts/serve/givenOrigins.ts';

describe('other origins that a place allows', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['https://media.example', ['https://media.example']],
    [
      ' https://media.example/p/1.jpg , https://cms.example:8443,',
      ['https://media.example', 'https://cms.example:8443'],
    ],
    ['https://media.example,https://media.example/', ['https://media.example']],
  ])('of MEDIA_ORIGINS=%s are %j', (value, origins) => {
    expect(givenOrigins({ MEDIA_ORIGINS: value }, 'MEDIA_ORIGINS')).toEqual(origins);
  });

  it.each([
    'media.example',
    'http://media.example',
    '*',
    "https://media.example; script-src 'unsafe-inline'",
    'https://media.example https://cms.example',
    'data:',
    'https://*',
    'https://a.example;script-src',
  ])('reject %s', (value) => {
    expect(() => givenOrigins({ MEDIA_ORIGINS: value }, 'MEDIA_ORIGINS')).toThrow('MEDIA_ORIGINS');
  });
});
