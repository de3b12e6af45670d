import type { FaqItem } from './faq';

/** A question with all its words, as they are searched. */
export interface IndexedQuestion {
  readonly item: FaqItem;
  readonly question: string;
  readonly words: string;
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/**
 * A text without case, accents and punctuation: « Où l’œil ? » and « ou l oeil » are the same words. Accents that are written apart
 * go first: to decompose a text sorts those of each letter, which takes the square of their number.
 */
export function foldWords(text: string): string {
  return text
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[œæ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `answer` in plain words. */
export function indexQuestion(item: FaqItem, answer: string): IndexedQuestion {
  const question = foldWords(item.question);
  return { item, question, words: `${question} ${foldWords(answer)}` };
}

/** Those that have every word of the query, in part at least, of either category; first those that have them all in the question itself. */
export function searchQuestions(
  index: readonly IndexedQuestion[],
  query: string,
): readonly FaqItem[] {
  const wanted = foldWords(query).split(' ');
  const has = (text: string): boolean => wanted.every((word) => text.includes(word));
  const hits = index.filter(({ words }) => has(words));
  return [
    ...hits.filter(({ question }) => has(question)),
    ...hits.filter(({ question }) => !has(question)),
  ].map(({ item }) => item);
}
