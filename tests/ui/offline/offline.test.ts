import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import { trafficTable } from '../../../src/offline/trafficTable';
import { words } from '../../../src/ui/words/document/offline.words.fr';
import { formatDateTime } from '../../../src/ui/words/format.fr';

describe('the age of the last known traffic', () => {
  it.each([
    [0, "à l'instant"],
    [1, 'il y a 1 min'],
    [59, 'il y a 59 min'],
    [60, 'il y a 1 h'],
    [1_439, 'il y a 23 h'],
    [1_440, 'il y a 1 jour'],
    [2_880, 'il y a 2 jours'],
  ])('%d minutes: %s', (minutes, age) => {
    const at = instant(1_795_248_000);
    expect(words.lastRead(minutes, at)).toBe(
      `Lu ${age}, le ${formatDateTime(at)}. Il a pu changer depuis.`,
    );
  });
});

it('the table names each direction with its state in words, its time and what is closed', () => {
  const direction = { condition: 'FLUIDE', entries: [], exits: [] };
  const table = trafficTable({
    updatedAt: instant(1_795_248_000),
    directions: [
      { ...direction, direction: 'carenageToPrado', state: 'fluid', minutes: 4 },
      {
        ...direction,
        direction: 'prado2ToMenpenti',
        state: 'closed',
        minutes: null,
        exits: [{ name: '<b>Menpenti</b>', isOpen: false }],
      },
    ],
  });
  const rows = [...table.rows].map(({ cells }) => [...cells].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Trajet', 'État', 'Temps'],
    ['Vieux-Port (Carénage) → Prado', 'Fluide', '4 min'],
    ['Prado 2 → Menpenti', 'FerméFermé\u202f: sortie <b>Menpenti</b>', '–'],
  ]);
});
