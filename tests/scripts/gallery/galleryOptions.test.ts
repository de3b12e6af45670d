import { expect, it } from 'vitest';
import { galleryOptions } from '../../../scripts/gallery/galleryOptions.ts';

const looksOf = (args: readonly string[]): readonly string[] =>
  galleryOptions(args).looks.map(({ mode, width, scheme }) => `${mode} ${width} ${scheme}`);

it.each([
  [
    [],
    [
      ...['normal 390 light', 'normal 390 dark', 'normal 768 light'],
      ...['normal 768 dark', 'normal 1440 light', 'normal 1440 dark'],
    ],
  ],
  [['--width', '390', '--scheme', 'dark'], ['normal 390 dark']],
  [
    ['--mode', 'zoom-400', '--mode', 'print'],
    ['zoom-400 1280 light', 'print 794 light'],
  ],
])('the gallery takes pictures for %j: %j', (args, looks) => {
  expect(looksOf(args)).toEqual(looks);
});

it.each([
  [['--width', '390px'], '--width'],
  [['--scheme', 'sepia'], '--scheme'],
  [['--mode', 'zoom-300'], '--mode'],
  [['--language', 'de'], '--language'],
  [['--ony', 'badges'], '--ony'],
])('the gallery rejects %j', (args, named) => {
  expect(() => galleryOptions(args)).toThrow(named);
});
