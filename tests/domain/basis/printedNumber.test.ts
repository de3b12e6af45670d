import { test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { printedNumber } from '../../../src/domain/basis/printedNumber';
import { printed } from '../../support/basis/pasted';

it.each([
  ['N° 26104887', '26104887'],
  ['CNP n° : 26 104-887.', '26104887'],
  ['№ 00412873', '00412873'],
  ['CNP n ° 00412873', '00412873'],
  ['(AP 2608114)', 'AP2608114'],
  ['２６１０４８８７', '26104887'],
  ['NO 12', 'NO12'],
  ['', ''],
])('« %s » is the number %s', (raw, number) => {
  expect(printedNumber(raw)).toBe(number);
});

it('a hundred thousand signs without such a word are read in linear time', () => {
  const long = 'n'.repeat(100_000);
  expect(printedNumber(long)).toBe(long);
});

test.prop([printed('AP2608114')])('in any printed form', (raw) => {
  expect(printedNumber(raw)).toBe('AP2608114');
});
