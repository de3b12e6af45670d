import { expect, it } from 'vitest';
import {
  linkedIdentifier,
  linkedValue,
  mailedParameters,
} from '../../../src/domain/basis/mailedAddress';

it.each([
  ['?token=T', { token: 'T' }],
  ['?token=T.', { token: 'T' }],
  ['?utm=x&amp;token=T', { utm: 'x', token: 'T' }],
  ['?amp;token=T', { token: 'T' }],
  ['??utm=a+b&token=a+b', { utm: 'a b', token: 'a+b' }],
  ['?+to%C2%ADken=T', { token: 'T' }],
  ['?token=T%E2%80%8B%22%3E', { token: 'T' }],
  ['?email=c%40example.fr&amp;amp;token=T)', { email: 'c@example.fr', token: 'T' }],
  ['?amount=12.70.', { amount: '12.70' }],
  ['?desc=Avis+(CNP)&zip=13002?utm_source=sms', { desc: 'Avis (CNP)', zip: '13002' }],
  ['?desc=Payer+?&zip=13002', { desc: 'Payer ?', zip: '13002' }],
  ['?zip=13002&desc=Avis+(CNP)', { zip: '13002', desc: 'Avis (CNP)' }],
  ['?reference=26104887.&amp%3Bamount=12.70%3E', { reference: '26104887', amount: '12.70' }],
  ['?amount=12.70*&zip=13002', { amount: '12.70', zip: '13002' }],
  ['', {}],
])('P2.28, P2.31 the parameters of a mailed address: « %s »', (search, read) => {
  expect(Object.fromEntries(mailedParameters(search))).toEqual(read);
});

it.each([
  ['(CDW0000042)', 'CDW0000042'],
  ['« CDW0000042 ».', 'CDW0000042'],
  ['["CDW0000042"]', 'CDW0000042'],
  ['{*CDW0000042*`', 'CDW0000042'],
  ['?!.', ''],
  ['', ''],
])('a value in « %s » is « %s »', (raw, value) => {
  expect(linkedValue(raw)).toBe(value);
});

it.each([
  '&utm_source=x',
  '?utm=x',
  '#top',
  '*',
  '&gt;',
  '</a>',
  '>.',
  '" class="x"',
  '.&amp;utm=x',
  '](https://example.fr)',
])('an identifier ends before « %s »', (after) => {
  expect(linkedIdentifier(`"CDW0000042${after}`)).toBe('CDW0000042');
});

it('a name that occurs twice stays twice, to be refused', () => {
  expect(mailedParameters('?amount=1&amp;amount=2').getAll('amount')).toEqual(['1', '2']);
});

it('a million signs behind a value are removed in linear time', () => {
  expect(linkedValue(`CDW0000042${'. '.repeat(500_000)}`)).toBe('CDW0000042');
});
