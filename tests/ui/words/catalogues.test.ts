// @vitest-environment node
import { describe, expect, it } from 'vitest';

/** The catalogue of a feature; the files of formats have none. */
type Catalogues = Readonly<Record<string, { readonly words?: unknown }>>;

const french: Catalogues = import.meta.glob('../../../src/ui/words/fr/**/*.ts', { eager: true });
const english: Catalogues = import.meta.glob('../../../src/ui/words/en/**/*.ts', { eager: true });

/** In place of every part of a sentence: the number 12, the text « X », and any object or function. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => {
    if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 12 : 'X');
    return key === Symbol.iterator ? () => [].values() : anything;
  },
  apply: () => anything,
});

/** All sentences below a word of a catalogue, each with its path. */
function sentencesOf(words: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    const written = (words as (...parts: unknown[]) => unknown)(anything, anything, anything);
    // A sentence of the server, as it is.
    return sentencesOf(written === anything ? 'X' : written, path);
  }
  return Object.entries(words as object).flatMap(([name, word]) =>
    sentencesOf(word, `${path}.${name}`),
  );
}

const features = Object.entries(french).flatMap(([file, { words }]) => {
  const name = /\/fr\/(.+)\.ts$/.exec(file)?.[1] ?? '';
  const translated = english[file.replace('/fr/', '/en/')]?.words;
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
    expect(features.map(({ name }) => name)).toContain('purchase/flow');
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
