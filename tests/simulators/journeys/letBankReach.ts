import { afterAll, beforeAll, vi } from 'vitest';
import type { Operator } from '../support/operator.ts';

/** Lets the bank's own call reach the operator of the running test, which has no port, while the tests of the file run. */
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
