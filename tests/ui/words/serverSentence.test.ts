// @vitest-environment node
import { expect, it } from 'vitest';
import { words as english } from '../../../src/ui/messages/failures.words.en';
import { words as french } from '../../../src/ui/messages/failures.words.fr';

const refused = { kind: 'service/not-found', message: 'Aucune constatation.' } as const;

it('P8.1 the sentence of the server is shown alone in French, after an English one and marked in English', () => {
  expect(french.service['service/not-found'](refused)).toBe('Aucune constatation.');
  expect(english.service['service/not-found'](refused)).toBe(
    'We cannot find anything that matches your request. Check your details, then try again. \u2068Aucune constatation.\u2069',
  );
});
