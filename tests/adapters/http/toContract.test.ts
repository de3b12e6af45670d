import { describe, expect, it } from 'vitest';
import type { Contract as WireContract } from '../../../generated/api';
import { toContract } from '../../../src/adapters/http/toContract';
import { answerExample } from '../../simulators/support/examples';

const { contract } = answerExample('savePostalDetails') as { readonly contract: WireContract };

describe('M3.2 the balance of the account carries the sign that the server sends beside it', () => {
  it.each([
    ['+', 128.4, 12840],
    ['-', 47.6, -4760],
    ['-', -47.6, -4760],
    ['+', 0, 0],
    ['-', 0, 0],
  ] as const)('%s and %d is %d', (balanceSign, accountBalance, expected) => {
    expect(toContract({ ...contract, balanceSign, accountBalance }).balance).toBe(expected);
  });
});
