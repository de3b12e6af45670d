import { camille, password, type Operator } from './operator.ts';
import type { Known } from './schemaArbitrary.ts';

/** The values in the store of an operator: e-mails, references, ids, tokens of mails and of a session. */
export async function knownValues(operator: Operator, session: string): Promise<Known> {
  const { store } = operator.services;
  // The order of the contract's first example of `validateOrder`, which is sent before the random ones.
  store.run('UPDATE badgeOrder SET settledAt = placedAt WHERE id = 42');
  await operator.send('resetLostPassword', { body: { email: camille } });
  await operator.send('signUp', {
    body: { email: 'new@example.fr', firstname: 'A', lastname: 'B', password },
  });
  const texts = (sql: string): readonly string[] =>
    store.rows<{ value: string }>(sql).map(({ value }) => value);
  const numbers = (sql: string): readonly number[] =>
    store.rows<{ value: number }>(sql).map(({ value }) => value);
  const emails = texts('SELECT email AS value FROM account LIMIT 6');
  const tickets = texts('SELECT identifier AS value FROM cashTicket');
  const invoices = texts(
    'SELECT noInvoice AS value FROM invoice ORDER BY contractId DESC LIMIT 20',
  );
  const badges = texts('SELECT badgeReference AS value FROM badge ORDER BY id DESC LIMIT 12');
  const contracts = texts('SELECT reference AS value FROM contract');
  const ids = [
    ...numbers('SELECT id AS value FROM contract'),
    ...numbers('SELECT id AS value FROM badge ORDER BY id DESC LIMIT 12'),
    ...numbers('SELECT id AS value FROM refund'),
    ...numbers('SELECT id AS value FROM ticket'),
    ...numbers('SELECT id AS value FROM ticketFlux'),
    ...numbers('SELECT id AS value FROM bankAccount'),
    ...numbers('SELECT id AS value FROM notice'),
    ...numbers('SELECT id AS value FROM passage ORDER BY id DESC LIMIT 12'),
  ];
  const references = ['0000042', '43', 'CDW0000042', 'PLI0048213B', '26104887', '26061203'];
  return {
    texts: [
      ...emails,
      ...emails.map((email) => email.toUpperCase()),
      ...tickets,
      ...invoices,
      ...badges,
      ...contracts,
      ...references,
      ...['AB123CD', password, 'AGRIFRPP', 'CMCIMCMX', 'DURAND CAMILLE', '0639980112', 'CAMILLE'],
      ...['FR7630006000011234567890189', 'MC5811222000010123456789030', 'D04', 'D05', 'D07'],
      ...[
        '2026-11-14 00:00:00',
        '2026-10-25 02:30:00',
        '2026-02-31 10:00:00',
        '0000-01-01 00:00:00',
      ],
    ],
    numbers: [...ids, 0, 3.2, 5.9, 6.5, 20, 30, 40, 47.6, 50, 60, 106.5, 1e300],
    byName: {
      email: [...emails, 'unknown@example.fr'],
      username: [camille, camille.toUpperCase()],
      password: [password],
      token: [session, ...texts('SELECT token AS value FROM mailToken')],
      name: texts('SELECT holder AS value FROM contract'),
      noContract: contracts,
      identifier: tickets,
      transactions: tickets.map((ticket) => [ticket]),
      badgeRef: badges,
      numberplate: texts('SELECT numberplate AS value FROM notice'),
      reference: references,
      id: ids,
      contractId: numbers('SELECT id AS value FROM contract'),
      noInvoice: invoices,
      ids: ['900160,900159', [7401], [7404], [7401, 7404], [9108], [9108, 9107], [900160, 900159]],
    },
  };
}
