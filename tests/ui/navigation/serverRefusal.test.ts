// @vitest-environment node
import { expect, it } from 'vitest';
import { ofServerRefusal, readServerRefusal } from '../../../src/ui/navigation/serverRefusal';

it.each([
  ['the sentence of the server', ofServerRefusal('Paiement refusé.'), 'Paiement refusé.'],
  ['an answer without a sentence', ofServerRefusal(null), ''],
  ['an answer too long to be one: nothing is said', ofServerRefusal('non '.repeat(200)), undefined],
  ['an address that only says « fail »', null, undefined],
])('P8.4 %s', (_title, state, read) => {
  expect(readServerRefusal({ state })).toBe(read);
});
