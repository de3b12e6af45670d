import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { parsePostalInvoices } from '../../../src/domain/contract/postalInvoices';

it.each([
  ['off, to be switched on', false, true, false, false],
  ['off, to be switched on, its price accepted', false, true, true, true],
  ['on, left on', true, true, false, true],
  ['on, to be switched off', true, false, false, true],
  ['off, left off', false, false, false, true],
])('M9.14 the paid option is %s: %s, %s, %s; sent: %s', (_title, wasOn, isOn, accepted, sent) => {
  expect(E.isRight(parsePostalInvoices({ isOn, isPriceAccepted: accepted }, wasOn))).toBe(sent);
});

it('M9.14 who does not accept the price is told so, at the box of the price', () => {
  expect(parsePostalInvoices({ isOn: true, isPriceAccepted: false }, false)).toEqual(
    E.left({ isPriceAccepted: { kind: 'postalInvoices/price-not-accepted' } }),
  );
});
