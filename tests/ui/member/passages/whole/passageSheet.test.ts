// @vitest-environment node
import { expect, it } from 'vitest';
import { cents } from '../../../../../src/domain/basis/money';
import { passageSheet } from '../../../../../src/ui/member/passages/whole/passageSheet';
import { atParis } from '../../../../support/basis/atParis';
import { aPassage } from '../../../../support/subscriber/builders';

it('has the columns of the CSV export, with moments and euros as numbers', () => {
  const at = atParis('2026-11-20T12:00:00');
  const sheet = passageSheet(
    [aPassage({ at, amount: cents(-50) })],
    new Map([['64010827', 'PEUGEOT 208']]),
  );
  expect(sheet.columns.map(({ title }) => title)).toEqual([
    'Date',
    'Badge',
    'Nom du badge',
    'Sens',
    'Voie',
    'Montant',
  ]);
  expect(sheet.rows).toEqual([
    [46_346.5, '64010827', 'PEUGEOT 208', 'Prado - Carénage', 'Voie 3', -0.5],
  ]);
});
