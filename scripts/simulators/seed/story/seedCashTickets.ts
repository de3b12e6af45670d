import type { CashTicket } from '../../../../generated/api.ts';
import type { ExampleContext } from './ExampleContext.ts';

/**
 * The number of the ticket whose receipt was given at the lane: the contract's example has none.
 */
const directlyFinalIdentifier = '20261112082000120063';

const unclaimed = [
  ['20261117080500120074', '2026-11-17 08:05:00', 'Voie 1'],
  ['20261118174000120083', '2026-11-18 17:40:00', 'Voie 3'],
  ['20261117091000120091', '2026-11-17 09:10:00', 'Voie 1'],
  ['20261117092000120092', '2026-11-17 09:20:00', 'Voie 1'],
] as const;

/**
 * The cash tickets of the look-up examples, and one for each further refund and receipt of the
 * examples.
 */
export function seedCashTickets(context: ExampleContext): void {
  const { store, examples, momentOf } = context;
  const insert = (identifier: string, ticket: CashTicket): void => {
    const { refundObj: _refundObj, ...data } = ticket;
    store.run('INSERT INTO cashTicket (identifier, data) VALUES (:identifier, :data)', {
      identifier,
      data: JSON.stringify(data),
    });
  };
  for (const name of ['nominal', 'alreadyRefunded', 'notRefundable']) {
    const ticket = examples.answer('lookUpCashTicket', name);
    if (!ticket.refundObj) throw new Error(`The cash ticket ${name} has no refund.`);
    insert(ticket.refundObj.identifier, ticket);
  }
  const directlyFinal = examples.answer('lookUpCashTicket', 'directlyFinal');
  insert(directlyFinalIdentifier, directlyFinal);

  const final = (date: string, lane: string): CashTicket => ({
    ...directlyFinal,
    state: null,
    date: { timestamp: momentOf(date) },
    lane,
  });
  insert('20261115223000120069', {
    ...final('2026-11-15 22:30:00', 'Voie 2'),
    toll: 'Prado 2',
    start: 'Carénage',
    end: 'Prado 2',
    refund: 5.9,
    total: 5.9,
  });
  insert('20261116181900120102', {
    ...final('2026-11-16 18:19:00', 'Voie 4'),
    start: 'Prado',
    end: 'Carénage',
  });
  insert('20260801174400120012', {
    ...final('2026-08-01 17:44:00', 'Voie 1'),
    start: 'Prado',
    end: 'Carénage',
  });
  // Tickets that belong to no account yet: the first account that looks one up gets its refund.
  for (const [identifier, date, lane] of unclaimed) {
    insert(identifier, { ...final(date, lane), refund: 3.2, total: 3.2 });
  }
}
