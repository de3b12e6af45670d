import { describe, expect, it } from 'vitest';
import { galleryHelp, galleryOptions } from '../../../scripts/gallery/galleryOptions.ts';
import { modes } from '../../../scripts/gallery/PicturedState.ts';

describe('the command line of the gallery', () => {
  it('selects by default all states at three widths, light and dark', () => {
    const { looks, language, ...rest } = galleryOptions([]);

    expect(language.tag).toBe('fr');
    expect(rest).toEqual({ help: false, only: '', compare: false, workers: undefined });
    expect(looks.map(({ mode, width, scheme }) => `${mode} ${width} ${scheme}`)).toEqual([
      'normal 390 light',
      'normal 390 dark',
      'normal 768 light',
      'normal 768 dark',
      'normal 1440 light',
      'normal 1440 dark',
    ]);
  });

  it('can select some states, widths and schemes', () => {
    const args = ['--only', 'badges', '--width', '390', '--width', '768', '--scheme', 'dark'];

    expect(galleryOptions([...args, '--compare'])).toMatchObject({
      only: 'badges',
      looks: [
        { mode: 'normal', width: 390, scheme: 'dark' },
        { mode: 'normal', width: 768, scheme: 'dark' },
      ],
      compare: true,
    });
  });

  it('takes a zoomed and a printed page at their own widths, in light colours', () => {
    expect(galleryOptions(['--mode', 'zoom-400', '--mode', 'print']).looks).toEqual([
      { mode: 'zoom-400', width: 1280, scheme: 'light' },
      { mode: 'print', width: 794, scheme: 'light' },
    ]);
  });

  it('takes the pages of a language', () => {
    expect(galleryOptions(['--language', 'en']).language.tag).toBe('en');
  });

  it('names every mode in its help', () => {
    for (const mode of modes) expect(galleryHelp).toContain(mode);
  });

  it.each([
    [['--width', '390px'], '--width'],
    [['--scheme', 'sepia'], '--scheme'],
    [['--mode', 'zoom-300'], '--mode'],
    [['--language', 'de'], '--language'],
    [['--ony', 'badges'], '--ony'],
  ])('rejects %j', (args, named) => {
    expect(() => galleryOptions(args)).toThrow(named);
  });
});
