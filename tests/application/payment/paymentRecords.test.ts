import { expect, it } from 'vitest';
import {
  recallPayment,
  recordConfirmed,
  recordAttempt,
  recordSent,
} from '../../../src/application/payment/paymentRecords';
import { createAppStore } from '../../../src/application/store';
import { cents } from '../../../src/domain/basis/money';
import { plainDebt } from '../../../src/domain/payment/paymentRecord';
import { aToken } from '../../support/account/aToken';
import { fakePorts, today } from '../../support/store/fakePorts';

const sent = { reference: '26104887', amount: cents(1320) };

it('a payment is recalled with what was sent, and with the time of its confirmation', () => {
  const access = fakePorts();
  const store = createAppStore(access);
  expect(store.dispatch(recallPayment('26104887'))).toBeNull();
  recordSent(access.ports, sent, plainDebt);
  expect(store.dispatch(recallPayment('26104887'))).toEqual({
    ...{ ...sent, owner: null, ...plainDebt, confirmedAt: null, attempt: null, isUnsettled: false },
  });
  recordConfirmed(access.ports, '26104887');
  expect(store.dispatch(recallPayment('26104887'))).toMatchObject({
    ...{ amount: 1320, confirmedAt: today },
  });
});

it('a payment is not shown to another person who signs in', () => {
  const access = fakePorts();
  const { tokens } = access.browser;
  const store = createAppStore(access);
  tokens.write(aToken());
  recordSent(access.ports, sent, plainDebt);
  const recall = () => store.dispatch(recallPayment('26104887'));
  expect(recall()).toMatchObject(sent);
  tokens.clear();
  expect(recall()).toMatchObject(sent);
  tokens.write(aToken({ username: 'flotte@example.fr' }));
  expect(recall()).toBeNull();
});

it('D4 an attempt is kept for the visit with its time and amount, whatever became of it', () => {
  const access = fakePorts();
  const store = createAppStore(access);
  store.dispatch(recordAttempt(sent));
  const attempt = { at: today, amount: 1320 };
  const recalled = () => store.dispatch(recallPayment('26104887'));
  expect(recalled()).toMatchObject({ amount: null, attempt });
  recordSent(access.ports, sent, plainDebt);
  expect(recalled()).toMatchObject({ amount: 1320, attempt });
  recordConfirmed(access.ports, '26104887');
  expect(recalled()).toMatchObject({ confirmedAt: today, attempt });
});
