// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../scripts/words/sentencesOf';

/** The catalogue of a feature; the files of formats have none. */
type Catalogues = Readonly<Record<string, { readonly words?: unknown }>>;

const french: Catalogues = import.meta.glob('../../../src/ui/**/*.fr.ts', {
  eager: true,
});
const english: Catalogues = import.meta.glob('../../../src/ui/**/*.en.ts', {
  eager: true,
});

const features = Object.entries(french).flatMap(([file, { words }]) => {
  const name = /\/ui\/(.+)\.fr\.ts$/.exec(file)?.[1] ?? '';
  const translated = english[file.replace('.fr.ts', '.en.ts')]?.words;
  return words === undefined
    ? []
    : [
        {
          name,
          french: sentencesOf(words, name),
          english: sentencesOf(translated, name),
        },
      ];
});

const marksIn = (sentence: string): number => sentence.split('[').length - 1;

describe('the catalogues', () => {
  it('are those of all features', () => {
    expect(features.map(({ name }) => name)).toContain('purchase/flow.words');
  });

  it.each(features)('$name: a sentence has as many marked parts in English as in French', (one) => {
    const marks = new Map(one.english.map(([path, sentence]) => [path, marksIn(sentence)]));
    const marked = one.french.filter(([, sentence]) => marksIn(sentence) > 0);
    expect(marked.map(([path]) => [path, marks.get(path)])).toEqual(
      marked.map(([path, sentence]) => [path, marksIn(sentence)]),
    );
  });

  it.each(features)('$name: English has no narrow no-break space and no « »', (one) => {
    const own = one.english.map(([path, sentence]) => [
      path,
      sentence.replace(/\u2068[^\u2069]*\u2069/g, ''),
    ]);
    expect(own.filter(([, sentence]) => /[\u202f«»]/.test(sentence ?? ''))).toEqual([]);
  });
});
