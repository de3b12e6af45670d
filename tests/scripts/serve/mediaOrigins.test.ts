import { describe, expect, it } from 'vitest';
import { mediaOrigins } from '../../../scripts/serve/mediaOrigins.ts';

describe('origins of pictures', () => {
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
    expect(mediaOrigins({ MEDIA_ORIGINS: value })).toEqual(origins);
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
    expect(() => mediaOrigins({ MEDIA_ORIGINS: value })).toThrow('MEDIA_ORIGINS');
  });
});
