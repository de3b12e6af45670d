import { expect, it } from 'vitest';
import { signOut } from '../../../src/application/account/session';
import {
  keepPayerCountry,
  recallPayerCountry,
} from '../../../src/application/payment/payerCountry';
import { createAppStore } from '../../../src/application/store';
import { france } from '../../../src/domain/basis/country';
import { fakePorts } from '../../support/store/fakePorts';

it('P7.19 the country that a payer has chosen stays until a sign-out', () => {
  const store = createAppStore(fakePorts());
  expect(store.dispatch(recallPayerCountry())).toBeNull();
  store.dispatch(keepPayerCountry(france));
  expect(store.dispatch(recallPayerCountry())).toBe('FR');
  store.dispatch(signOut());
  expect(store.dispatch(recallPayerCountry())).toBeNull();
});
