import { fc, it as property } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { readFieldValues } from '../../../src/domain/basis/readFieldValues';

const model = { city: '', isSame: false, billing: { zip: '' } };
const values = { city: 'Marseille', isSame: true, billing: { zip: '13002' } };

describe('stored values of a form', () => {
  it('are read when the form has the same fields', () => {
    expect(readFieldValues(values, model)).toEqual(values);
  });

  it.each([
    null,
    'text',
    [],
    {},
    { ...values, more: '' },
    { city: 'Marseille', isSame: true },
    { ...values, city: 13 },
    { ...values, isSame: 'yes' },
    { ...values, billing: '13002' },
    { ...values, billing: { zip: '13002', city: '' } },
    { ...values, billing: { city: '' } },
  ])('%j is none', (raw) => {
    expect(readFieldValues(raw, model)).toBeNull();
  });

  property.prop([fc.jsonValue()])(
    'of any content have the kinds of the form, or are none',
    (raw) => {
      const read = readFieldValues(raw, model);
      if (read === null) return;
      expect(typeof read.city).toBe('string');
      expect(typeof read.isSame).toBe('boolean');
      expect(typeof read.billing.zip).toBe('string');
    },
  );
});
