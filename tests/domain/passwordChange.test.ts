import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parsePasswordChange } from '../../src/domain/passwordChange';

const next = { password: 'Tunnel2027', confirmation: 'Tunnel2027' };

describe('M5.2 a change of password', () => {
  it('needs the current one and a new one that follows its rules', () => {
    expect(parsePasswordChange({ current: 'Passage2026', next })).toEqual(
      right({ current: 'Passage2026', next: 'Tunnel2027' }),
    );
  });

  it('tells all that does not fit, in the order of the screen', () => {
    expect(
      parsePasswordChange({ current: '', next: { password: 'tunnel', confirmation: '' } }),
    ).toEqual(
      left({
        current: { kind: 'password/missing' },
        'next.password': { kind: 'password/uppercase' },
        'next.confirmation': { kind: 'password/confirmation' },
      }),
    );
  });
});
