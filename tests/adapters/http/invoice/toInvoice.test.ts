import { expect, it } from 'vitest';
import { toInvoice } from '../../../../src/adapters/http/invoice/toInvoice';

const creationDate = { timestamp: 1_793_854_800, timezone: 'Europe/Paris' };

it.each([
  ['F', 'invoice'],
  ['R', 'statement'],
  ['f', 'statement'],
  ['', 'statement'],
])('M2.24 a document of type « %s » is an %s', (type, kind) => {
  expect(toInvoice({ noInvoice: '202611419', type, creationDate, amountIT: 38.4 })).toMatchObject({
    kind,
    amount: 3840,
  });
});
