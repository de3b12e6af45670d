import { left, right, type Either } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  fitting,
  isSomeMissing,
  parseFields,
  type FieldErrors,
} from '../../src/domain/parseFields';

type Given = Either<{ readonly kind: 'given/missing' }, string>;
type Count = Either<{ readonly kind: 'count/not-whole'; readonly limit: number }, number>;

const given = (raw: string): Given => (raw === '' ? left({ kind: 'given/missing' }) : right(raw));
const count = (raw: string): Count =>
  /^\d$/.test(raw) ? right(Number(raw)) : left({ kind: 'count/not-whole', limit: 9 });

const parseOrder = (name: string, [street, zip]: readonly [string, string], quantity: string) =>
  parseFields({
    name: given(name),
    home: parseFields({ street: given(street), zip: given(zip) }),
    quantity: count(quantity),
    isGift: fitting(true),
  });

describe('the fields of a form', () => {
  it('go on together when all of them fit', () => {
    expect(parseOrder('A', ['B', 'C'], '2')).toEqual(
      right({ name: 'A', home: { street: 'B', zip: 'C' }, quantity: 2, isGift: true }),
    );
  });

  it('are told all at once when some do not, in their order, those of a block by their path', () => {
    const parsed = parseOrder('', ['B', ''], 'two');
    expect(parsed).toEqual(
      left({
        name: { kind: 'given/missing' },
        'home.zip': { kind: 'given/missing' },
        quantity: { kind: 'count/not-whole', limit: 9 },
      }),
    );
    expect(Object.keys('left' in parsed ? parsed.left : {})).toEqual([
      'name',
      'home.zip',
      'quantity',
    ]);
  });

  it('do not go on when a block is refused for a reason that is told elsewhere', () => {
    const silent: Either<FieldErrors<'zip', { readonly kind: 'given/missing' }>, string> = left({});
    expect(parseFields({ home: silent })).toEqual(left({}));
  });
});

describe('P5.17, P5.20, P5.22 a form knows whether a required field was left empty', () => {
  it.each([
    [{ email: { kind: 'email/missing' } }, true],
    [{ 'home.zip': { kind: 'postalDetails/zip-missing' } }, true],
    [{ iban: { kind: 'iban/invalid' }, bic: { kind: 'bic/missing' } }, true],
    [{ email: { kind: 'email/invalid' } }, false],
    [{ email: { kind: 'missing/invalid' } }, false],
    [{ email: undefined }, false],
    [{}, false],
  ])('%j: %s', (errors, expected) => {
    expect(isSomeMissing(errors)).toBe(expected);
  });
});
