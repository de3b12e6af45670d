// @vitest-environment node
import { expect, it } from 'vitest';
import { messageFor } from '../../../../../src/ui/messages/messageFor';
import {
  exportMessages,
  progressWords,
  savedWords,
} from '../../../../../src/ui/member/passages/whole/exportMessages';

it.each([
  [null, 'Lecture de la liste…'],
  [{ step: 'pages', done: 0, total: 1 }, 'Lecture de la liste…'],
  [{ step: 'pages', done: 1, total: 58 }, 'Lecture de la liste\u202f: 1 page sur 58'],
  [{ step: 'pages', done: 12, total: 58 }, 'Lecture de la liste\u202f: 12 pages sur 58'],
  [{ step: 'pages', done: 58, total: 58 }, 'Préparation du fichier…'],
  [{ step: 'portions', done: 3, total: 58 }, 'Préparation du fichier\u202f: 3 parties sur 58'],
] as const)('%j: %s', (progress, words) => {
  expect(progressWords(progress)).toBe(words);
});

it('what is missing and why is told in one sentence each', () => {
  const cause = { kind: 'service/too-many-requests', retryAfterSeconds: 90 } as const;
  expect(
    messageFor(exportMessages, {
      kind: 'export/incomplete',
      step: 'pages',
      missing: 2,
      total: 58,
      cause,
    }),
  ).toBe(
    "2 pages de la liste sur 58 n'ont pas pu être lues. Nos services limitent le nombre de demandes. Vous pourrez reprendre dans 2 minutes\u202f; ce qui est déjà téléchargé est gardé.",
  );
});

it('what is not in the file is told with what is', () => {
  const name = 'export_passages.csv';
  expect(savedWords({ rows: 2, unreadable: 0, absent: 0 }, name)).toBe(
    '2 trajets dans export_passages.csv.',
  );
  expect(savedWords({ rows: 1, unreadable: 3, absent: 2 }, name)).toBe(
    '1 trajet dans export_passages.csv. 3 trajets illisibles en moins. La liste a changé pendant la lecture\u202f: il manque 2 trajets. Recommencez pour un fichier complet.',
  );
});
