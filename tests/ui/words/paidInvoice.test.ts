// @vitest-environment node
import { expect, it } from 'vitest';
import { words as english } from '../../../src/ui/payment/payment.words.en';
import { words as french } from '../../../src/ui/payment/payment.words.fr';

it.each([
  ['French', french, 'dès que votre compte est à jour'],
  ['English', english, 'as soon as your account is up to date'],
])('M2.28 in %s a paid invoice may still be marked for a while', (_language, words, delay) => {
  expect(words.steps.settled.text).toContain(delay);
});
