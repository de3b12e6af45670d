import { test } from '../../support/basis/property';
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
  ["N° d'avis : 26104887", '26104887'],
  ['N° de contrat : 1234', '1234'],
  ['N° CNP : 26104887', '26104887'],
  ['N° CNP 26104887', '26104887'],
  ['CNP 26104887', '26104887'],
  ['CNP26104887', 'CNP26104887'],
  ['Nume\u0301ro : 26104887', '26104887'],
  ['Mon numéro est 26104887', '26104887'],
  ['Réf. : 26104887', '26104887'],
  ['ref26104887', '26104887'],
  ['Avis 26104887', '26104887'],
  ['Avis de paiement AP 2608114', 'AP2608114'],
  ['Nº26104887', '26104887'],
  ['No. 26104887', '26104887'],
  ['26.104.887', '26104887'],
  ['26/104/887', '26104887'],
  ['26·104·887', '26104887'],
  ['26\u2212104\u2212887', '26104887'],
  ['*26104887*', '26104887'],
  ['#26104887', '26104887'],
  ['No 26104887', '26104887'],
  ['Dossier 26104887', '26104887'],
  ['Constat 26104887', '26104887'],
  ['N? 26104887', '26104887'],
  ['ABCD2610', 'ABCD2610'],
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
