import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parsePasswordChange } from '../../../src/domain/account/passwordChange';

const next = { password: 'Tunnel2027', confirmation: 'Tunnel2027' };

describe('M5.2 a change of password', () => {
  it('requires the current password and a new one that follows its rules', () => {
    expect(parsePasswordChange({ current: 'Passage2026', next })).toEqual(
      E.right({ current: 'Passage2026', next: 'Tunnel2027' }),
    );
  });

  it('reports all errors, in the order of the screen', () => {
    expect(
      parsePasswordChange({ current: '', next: { password: 'tunnel', confirmation: '' } }),
    ).toEqual(
      E.left({
        current: { kind: 'password/missing' },
        'next.password': { kind: 'password/uppercase' },
        'next.confirmation': { kind: 'password/confirmation' },
      }),
    );
  });
});
