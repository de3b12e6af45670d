import { describe, expect, it } from 'vitest';
import { firstConnectionStep, readFirstConnectionAnswer } from '../../src/domain/firstConnection';

describe('P7.12 what the server says of an e-mail', () => {
  it.each([
    [true, true, 'sent'],
    [true, false, 'not-sent'],
    [false, false, 'unknown'],
    [false, true, 'unknown'],
  ])('isFound %s, isSent %s: %s', (isFound, isSent, answer) => {
    expect(readFirstConnectionAnswer({ isFound, isSent })).toBe(answer);
  });
});

describe('P4.28 a first connection: e-mail, then the contract when it is not found, then the password', () => {
  it.each([
    [false, null, 'email'],
    [false, 'unknown', 'contract'],
    [false, 'sent', 'sent'],
    [true, null, 'password'],
    [true, 'unknown', 'password'],
    [true, 'sent', 'password'],
  ] as const)('with the mailed link: %s, last answer %s: %s', (hasLink, answer, step) => {
    expect(firstConnectionStep({ hasLink, answer })).toBe(step);
  });
});
