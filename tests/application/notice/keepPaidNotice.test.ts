import { expect, it } from 'vitest';
import { keepPaidNotice, recallPaidNotice } from '../../../src/application/notice/keepPaidNotice';
import { keepMyPlates, selectMyPlates } from '../../../src/application/notice/myPlates';
import { createAppStore } from '../../../src/application/store';
import { cents } from '../../../src/domain/basis/money';
import { plainDebt, type PaymentRecord } from '../../../src/domain/payment/paymentRecord';
import { fakePorts, today } from '../../support/store/fakePorts';

const reference = '26104887';
const payer = { plate: 'AB123CD', email: 'camille.durand@example.fr', isReceiptWanted: true };

function openWith(record: Partial<PaymentRecord>) {
  const access = fakePorts();
  access.browser.paymentRecords.write([
    {
      ...{ ...plainDebt, owner: null, reference, amount: cents(1320), payer },
      ...{ confirmedAt: today, attempt: null, isUnsettled: false, ...record },
    },
  ]);
  return { access, store: createAppStore(access) };
}

it('a confirmed payment of this tab names its notice', () => {
  const { store } = openWith({});
  expect(store.dispatch(recallPaidNotice(reference))).toEqual({
    plate: 'AB123CD',
    number: reference,
  });
});

it.each([
  ['is not confirmed', { confirmedAt: null }],
  ['is not that of a notice', { payer: null }],
  ['has an unusable plate', { payer: { ...payer, plate: 'A' } }],
  ['has another reference', { reference: '26105120' }],
] as const)('a payment that %s names none, and nothing is kept', (_, record) => {
  const { store } = openWith(record);
  store.dispatch(keepMyPlates());
  expect(store.dispatch(recallPaidNotice(reference))).toBeNull();
  store.dispatch(keepPaidNotice(reference));
  expect(selectMyPlates(store.getState())).toEqual([]);
});

it('its plate is kept only if the visitor has switched it on, and without the e-mail', () => {
  const { access, store } = openWith({});
  store.dispatch(keepPaidNotice(reference));
  expect(access.browser.plates.read()).toBeNull();
  store.dispatch(keepMyPlates());
  store.dispatch(keepPaidNotice(reference));
  const kept = [{ plate: 'AB123CD', notices: [reference] }];
  expect(selectMyPlates(store.getState())).toEqual(kept);
  expect(access.browser.plates.read()).toEqual({ plates: kept });
});
