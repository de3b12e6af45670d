import { foldWords } from '../basis/plainLetters';
import type { FaqItem } from './faq';

/** A question with its words in search form. */
export interface IndexedQuestion {
  readonly item: FaqItem;
  readonly question: string;
  readonly words: string;
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
