import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  parseThresholdAlert,
  type ThresholdAlertInput,
} from '../../../src/domain/badge/thresholdAlert';

const alert: ThresholdAlertInput = {
  isOn: true,
  count: '50',
  firstEmail: 'camille.durand@example.fr',
  secondEmail: '',
  period: 'month',
};

const parsed = { ...alert, count: 50 };

describe('a threshold alert that is on', () => {
  it.each([
    ['50', 50],
    ['1', 1],
    [' 1\u202f080 ', 1080],
  ])('M5.21 accepts the count %j', (count, expected) => {
    expect(parseThresholdAlert({ ...alert, count })).toEqual(
      E.right({ ...parsed, count: expected }),
    );
  });

  it.each([
    ['0', 'count-zero'],
    ['000', 'count-zero'],
    ['', 'count-missing'],
    [' ', 'count-missing'],
    ['douze', 'count-not-whole'],
    ['-1', 'count-not-whole'],
    ['1,5', 'count-not-whole'],
    ['1e3', 'count-not-whole'],
    ['9'.repeat(20), 'count-not-whole'],
  ])('M5.21 refuses the count %j', (count, reason) => {
    expect(parseThresholdAlert({ ...alert, count })).toEqual(
      E.left({ count: { kind: `thresholdAlert/${reason}` } }),
    );
  });

  it.each([
    ['', 'thresholdAlert/email-too-short'],
    ['   ', 'thresholdAlert/email-too-short'],
    ['a@b', 'thresholdAlert/email-too-short'],
    ['abcd', 'email/invalid'],
    ['camille', 'email/invalid'],
  ])('M5.19 refuses the first e-mail %j', (firstEmail, kind) => {
    expect(parseThresholdAlert({ ...alert, firstEmail })).toEqual(E.left({ firstEmail: { kind } }));
  });

  it('M5.21 the second e-mail may stay empty; given, it is an address', () => {
    const given = { ...alert, secondEmail: ' \u200bcompta@example.fr ' };
    expect(parseThresholdAlert(given)).toEqual(
      E.right({ ...parsed, secondEmail: 'compta@example.fr' }),
    );
    expect(parseThresholdAlert({ ...alert, secondEmail: 'compta' })).toEqual(
      E.left({ secondEmail: { kind: 'email/invalid' } }),
    );
  });

  it.each(['week', 'month'])('M5.20 accepts the period %j', (period) => {
    expect(parseThresholdAlert({ ...alert, period })).toEqual(E.right({ ...parsed, period }));
  });

  it('removes the spaces around an address, on or off', () => {
    const spaced = { ...alert, firstEmail: ' a@example.fr ', secondEmail: ' b@example.fr ' };
    const bare = { ...parsed, firstEmail: 'a@example.fr', secondEmail: 'b@example.fr' };
    expect(parseThresholdAlert(spaced)).toEqual(E.right(bare));
    expect(parseThresholdAlert({ ...spaced, isOn: false })).toEqual(
      E.right({ ...bare, isOn: false }),
    );
  });

  it.each(['', 'year', 'M'])('M5.20 refuses the period %j', (period) => {
    expect(parseThresholdAlert({ ...alert, period })).toEqual(
      E.left({ period: { kind: 'thresholdAlert/period-missing' } }),
    );
  });
});

it('M5.18 all invalid fields are reported at once, in the order of the screen', () => {
  const nothing = { isOn: true, count: '', firstEmail: '', secondEmail: 'x', period: '' };
  const result = parseThresholdAlert(nothing);
  expect(Object.keys(E.isRight(result) ? {} : result.left)).toEqual([
    'count',
    'period',
    'firstEmail',
    'secondEmail',
  ]);
});

describe('a threshold alert that is off', () => {
  it('M5.18 requires nothing', () => {
    const nothing = { isOn: false, count: '', firstEmail: '', secondEmail: '', period: '' };
    expect(parseThresholdAlert(nothing)).toEqual(
      E.right({ ...nothing, count: null, period: null }),
    );
  });

  it('M5.18 keeps its values, complete or not', () => {
    expect(parseThresholdAlert({ ...alert, isOn: false, firstEmail: 'cam' })).toEqual(
      E.right({ ...parsed, isOn: false, firstEmail: 'cam' }),
    );
  });

  it.each([
    ['douze', null],
    ['-1', null],
    ['0', 0],
    ['50', 50],
  ])('M5.18 is not blocked by the count %j: %s is sent', (count, sent) => {
    expect(parseThresholdAlert({ ...alert, isOn: false, count })).toEqual(
      E.right({ ...parsed, isOn: false, count: sent }),
    );
  });
});

it('M5.18 an accepted alert that is on has a count, a period and an e-mail of 4 characters', () => {
  const input = fc.record({
    isOn: fc.boolean(),
    count: fc.oneof(fc.string(), fc.integer().map(String)),
    firstEmail: fc.oneof(fc.string(), fc.emailAddress()),
    secondEmail: fc.oneof(fc.constant(''), fc.emailAddress()),
    period: fc.constantFrom('week', 'month', ''),
  });
  fc.assert(
    fc.property(input, (raw) => {
      const result = parseThresholdAlert(raw);
      if (!E.isRight(result) || !result.right.isOn) return;
      const { count, firstEmail, period } = result.right;
      expect(Number.isSafeInteger(count) && count >= 1).toBe(true);
      expect(firstEmail.length).toBeGreaterThanOrEqual(4);
      expect(['week', 'month']).toContain(period);
    }),
  );
});
