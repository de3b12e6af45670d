import { expect, it } from 'vitest';
import { carryState, takeCarriedState } from '../../../src/application/shell/changeLanguage';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

it('the state of a page reaches its document in another language once, and no other page', () => {
  const ports = fakePorts();
  const state = { notice: { number: '26104887' } };
  createAppStore(ports).dispatch(carryState('/payer-en-ligne', state));
  const next = createAppStore(ports);
  expect(next.dispatch(takeCarriedState('/payer-en-ligne'))).toEqual(state);
  expect(next.dispatch(takeCarriedState('/payer-en-ligne'))).toBeNull();
  next.dispatch(carryState('/payer-en-ligne', state));
  expect(next.dispatch(takeCarriedState('/faq'))).toBeNull();
});
