import { foldWords } from '../basis/foldLetters';
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

const ENDINGS = /(?:ements?|ations?|ables?|er|ez|ee?s?|s|x)$/;
const SHORTEST_STEM = 4;

/** A word without its French ending: « remboursement », « rembourser » and « remboursés » are one. */
function stem(word: string): string {
  const start = word.replace(ENDINGS, '');
  return start.length < SHORTEST_STEM ? word : start;
}

/**
 * The questions of both categories that contain every word of the query, also as a part of a word and with
 * another ending; first those with all of them in the question itself.
 */
export function searchQuestions(
  index: readonly IndexedQuestion[],
  query: string,
): readonly FaqItem[] {
  const wanted = foldWords(query).split(' ').map(stem);
  const has = (text: string): boolean => wanted.every((word) => text.includes(word));
  const hits = index.filter(({ words }) => has(words));
  return [
    ...hits.filter(({ question }) => has(question)),
    ...hits.filter(({ question }) => !has(question)),
  ].map(({ item }) => item);
}
