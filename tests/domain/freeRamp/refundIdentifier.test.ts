import { test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseRefundIdentifier } from '../../../src/domain/freeRamp/refundIdentifier';
import { printed } from '../../support/basis/pasted';

const digits = '12345678901234567890';

describe('P5.21 a refund identifier has exactly 20 digits', () => {
  it.each([
    digits,
    ` ${digits}\n`,
    '1234 5678 9012 3456 7890',
    '1234\u00A05678\u202F901234567890',
    '1234-5678-9012-3456-7890',
    'N° 12345678901234567890.',
    '１２３４5678901234567890',
    '1234.5678.9012.3456.7890',
    `ID : ${digits}`,
    `Ticket ${digits}`,
    `N° de ticket : ${digits}`,
    `Ticket #${digits}`,
    `${digits} (ticket)`,
    `*${digits}*`,
    `${digits}&utm_source=x2`,
  ])('« %s » is one', (raw) => {
    expect(parseRefundIdentifier(raw)).toEqual(E.right(digits));
  });

  it.each(['', digits.slice(1), `${digits}1`, `A${digits.slice(1)}`, `${digits}A`])(
    '« %s » is none',
    (raw) => {
      expect(parseRefundIdentifier(raw)).toEqual(E.left({ kind: 'refund/identifier-format' }));
    },
  );

  test.prop([printed(digits)])('any printed form is the one that was meant', (raw) => {
    expect(parseRefundIdentifier(raw)).toEqual(E.right(digits));
  });
});
