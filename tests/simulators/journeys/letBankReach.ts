import { afterAll, beforeAll, vi } from 'vitest';
import type { Operator } from '../support/operator.ts';

/** Routes the bank's `fetch` to the operator under test, which has no port. */
export function letBankReach(operator: Pick<Operator, 'fetch'>): void {
  beforeAll(() => {
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      operator.fetch(new URL(address).pathname, init),
    );
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}
