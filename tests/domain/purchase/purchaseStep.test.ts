import { expect, it } from 'vitest';
import {
  nextPurchaseStep,
  previousPurchaseStep,
  purchaseSteps,
} from '../../../src/domain/purchase/purchaseStep';

it('P4.1 leads one step forward, until the last', () => {
  expect(purchaseSteps.map(nextPurchaseStep)).toEqual([...purchaseSteps.slice(1), null]);
});

it('P4.1 leads one step back, never to the first', () => {
  expect(purchaseSteps.map(previousPurchaseStep)).toEqual([
    null,
    null,
    ...purchaseSteps.slice(1, -1),
  ]);
});
