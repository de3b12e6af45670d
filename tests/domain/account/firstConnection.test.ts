import { describe, expect, it } from 'vitest';
import {
  firstConnectionStep,
  readFirstConnectionAnswer,
} from '../../../src/domain/account/firstConnection';

describe("P7.12 the server's response about an e-mail", () => {
  it.each([
    [true, true, 'sent'],
    [true, false, 'not-sent'],
    [false, false, 'unknown'],
    [false, true, 'unknown'],
  ])('isFound %s, isSent %s: %s', (isFound, isSent, answer) => {
    expect(readFirstConnectionAnswer({ isFound, isSent })).toBe(answer);
  });
});

describe('P4.28 a first connection: e-mail, contract if the e-mail is not found, password', () => {
  it.each([
    [false, null, 'email'],
    [false, 'unknown', 'contract'],
    [false, 'sent', 'sent'],
    [true, null, 'password'],
    [true, 'unknown', 'password'],
    [true, 'sent', 'password'],
  ] as const)('with the mailed link: %s, last response %s: %s', (hasLink, answer, step) => {
    expect(firstConnectionStep({ hasLink, answer })).toBe(step);
  });
});
