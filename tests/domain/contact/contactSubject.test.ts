import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import {
  asksForPassage,
  asksForPayment,
  contactSubjects,
  parseContactSubject,
} from '../../../src/domain/contact/contactSubject';

it('P5.13 a subject is one of the list', () => {
  expect(contactSubjects.map(parseContactSubject)).toEqual(contactSubjects.map(E.right));
  expect(parseContactSubject('')).toEqual(E.left({ kind: 'contactSubject/missing' }));
});

it('P5.14, P5.15 a receipt requires the passage and its payment, a CNP the passage', () => {
  expect(contactSubjects.filter(asksForPassage)).toEqual(['Reçu', 'CNP']);
  expect(contactSubjects.filter(asksForPayment)).toEqual(['Reçu']);
});
