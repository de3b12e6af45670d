import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  fitting,
  isSomeMissing,
  parseFields,
  type FieldErrors,
} from '../../../src/domain/basis/parseFields';

type Given = E.Either<{ readonly kind: 'given/missing' }, string>;
type Count = E.Either<{ readonly kind: 'count/not-whole'; readonly limit: number }, number>;

const given = (raw: string): Given =>
  raw === '' ? E.left({ kind: 'given/missing' }) : E.right(raw);
const count = (raw: string): Count =>
  /^\d$/.test(raw) ? E.right(Number(raw)) : E.left({ kind: 'count/not-whole', limit: 9 });

const parseOrder = (name: string, [street, zip]: readonly [string, string], quantity: string) =>
  parseFields({
    name: given(name),
    home: parseFields({ street: given(street), zip: given(zip) }),
    quantity: count(quantity),
    isGift: fitting(true),
  });

describe('the fields of a form', () => {
  it('are returned together when all are valid', () => {
    expect(parseOrder('A', ['B', 'C'], '2')).toEqual(
      E.right({ name: 'A', home: { street: 'B', zip: 'C' }, quantity: 2, isGift: true }),
    );
  });

  it('are reported all at once when invalid, in their order, those of a block by their path', () => {
    const parsed = parseOrder('', ['B', ''], 'two');
    expect(parsed).toEqual(
      E.left({
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

  it('are not returned when a block is refused for a reason that is reported elsewhere', () => {
    const silent: E.Either<FieldErrors<'zip', { readonly kind: 'given/missing' }>, string> = E.left(
      {},
    );
    expect(parseFields({ home: silent })).toEqual(E.left({}));
  });
});

describe('P5.17, P5.20, P5.22 whether a required field was left empty', () => {
  it.each([
    [{ email: { kind: 'email/missing' } }, true],
    [{ 'home.zip': { kind: 'postalDetails/zip-missing' } }, true],
    [{ iban: { kind: 'iban/invalid' }, bic: { kind: 'bic/missing' } }, true],
    [{ email: { kind: 'email/invalid' } }, false],
    [{ email: { kind: 'missing/invalid' } }, false],
    [{ email: { kind: 'email/missing-point' } }, false],
    [{ email: undefined }, false],
    [{}, false],
  ])('%j: %s', (errors, expected) => {
    expect(isSomeMissing(errors)).toBe(expected);
  });
});
