import { expect, it } from 'vitest';
import {
  recallPayment,
  recordConfirmed,
  recordSent,
} from '../../../src/application/payment/paymentRecords';
import { createAppStore } from '../../../src/application/store';
import { cents } from '../../../src/domain/basis/money';
import { plainDebt } from '../../../src/domain/payment/paymentRecord';
import { fakePorts, today } from '../../support/store/fakePorts';

const sent = { reference: '26104887', amount: cents(1320) };

it('a payment is recalled with what was sent, and with the time of its confirmation', () => {
  const access = fakePorts();
  const store = createAppStore(access);
  expect(store.dispatch(recallPayment('26104887'))).toBeNull();
  recordSent(access.ports, sent, plainDebt);
  expect(store.dispatch(recallPayment('26104887'))).toEqual({
    ...{ ...sent, ...plainDebt, confirmedAt: null },
  });
  recordConfirmed(access.ports, '26104887');
  expect(store.dispatch(recallPayment('26104887'))).toMatchObject({
    ...{ amount: 1320, confirmedAt: today },
  });
});
