import type { Sheet } from '../../../../application/ports/device/WorkbookWriter';
import { spreadsheetClock } from '../../../../domain/passage/spreadsheetClock';
import { eurosFromCents } from '../../../../domain/basis/money';
import type { Passage } from '../../../../domain/passage/passage';

/** The columns of the CSV export (M7.23); the moment is the wall clock of Europe/Paris (M9.12). */
export function passageSheet(
  passages: readonly Passage[],
  vehicles: ReadonlyMap<string, string>,
): Sheet {
  const timeOf = spreadsheetClock();
  return {
    name: 'Trajets',
    columns: [
      { title: 'Date', kind: 'moment', width: 20 },
      { title: 'Badge', kind: 'text', width: 12 },
      { title: 'Nom du badge', kind: 'text', width: 24 },
      { title: 'Sens', kind: 'text', width: 24 },
      { title: 'Voie', kind: 'text', width: 10 },
      { title: 'Montant', kind: 'euros', width: 12 },
    ],
    rows: passages.map(({ at, badgeReference, direction, lane, amount }) => [
      timeOf(at),
      badgeReference,
      vehicles.get(badgeReference) ?? '',
      direction,
      lane,
      eurosFromCents(amount),
    ]),
  };
}
