import type { FaqItem } from './faq';

/** A question with its words in search form. */
export interface IndexedQuestion {
  readonly item: FaqItem;
  readonly question: string;
  readonly words: string;
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/**
 * A text without case, accents and punctuation: « Où l’œil ? » and « ou l oeil » become the same words.
 * Separate accents are removed first: normalising sorts the accents of each letter, in time that grows with
 * the square of their number.
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

/** `answer` as plain text. */
export function indexQuestion(item: FaqItem, answer: string): IndexedQuestion {
  const question = foldWords(item.question);
  return { item, question, words: `${question} ${foldWords(answer)}` };
}

/**
 * The questions of both categories that contain every word of the query, also as a part of a word; first
 * those with all of them in the question itself.
 */
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
