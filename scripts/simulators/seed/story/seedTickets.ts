import { toCents } from '../../rules/money.ts';
import type { ExampleContext } from './ExampleContext.ts';

type Ticket = Readonly<{
  id: number;
  fluxId: number;
  startName: string;
  endName: string;
  at: number;
  cents: number;
  receiptId: number | null;
}>;

/** The first six digits of the fictitious cards; the contract's examples have the last four. */
const cardStart = '497010XXXXXX';

/** The tickets of receipt 8301, older than those of the contract's example. */
const ticketsOfSummer = [
  { id: 9099, startName: 'Carénage', endName: 'Prado', at: '2026-07-28 08:12:31' },
  { id: 9100, startName: 'Prado', endName: 'Carénage', at: '2026-07-28 17:48:05' },
  { id: 9101, startName: 'Carénage', endName: 'Prado', at: '2026-08-01 09:30:47' },
  { id: 9102, startName: 'Prado', endName: 'Carénage', at: '2026-08-01 17:44:00' },
] as const;

/** Tickets of the previous month, without a receipt. */
const ticketsOfOctober = [
  { id: 9110, startName: 'Carénage', endName: 'Prado', at: '2026-10-14 08:05:12' },
  { id: 9111, startName: 'Prado', endName: 'Carénage', at: '2026-10-14 18:21:40' },
] as const;

/** Camille's two linked cards, their tickets, and the bank account for refunds. */
export function seedTickets(context: ExampleContext): void {
  const { store, examples, momentOf } = context;
  const plates = seedLinkedCards(context);
  const [summerFlux] = plates.values();
  if (summerFlux === undefined) throw new Error('The examples have no linked card.');
  const older = { fluxId: summerFlux, cents: 320 };
  for (const { at, ...ticket } of ticketsOfSummer) {
    insertTicket(context, { ...ticket, ...older, at: momentOf(at), receiptId: 8301 });
  }
  for (const { at, ...ticket } of ticketsOfOctober) {
    insertTicket(context, { ...ticket, ...older, at: momentOf(at), receiptId: null });
  }
  for (const ticket of examples.answer('listTickets', 'nominal').data) {
    const fluxId = plates.get(ticket.licencePlate);
    if (fluxId === undefined) throw new Error(`${ticket.licencePlate} has no linked card`);
    const { id, startName, endName, creationDate, amount, receipt } = ticket;
    insertTicket(context, {
      id,
      fluxId,
      startName,
      endName,
      at: creationDate.timestamp,
      cents: toCents(amount),
      receiptId: receipt?.id ?? null,
    });
  }
  for (const account of examples.answer('listBankAccounts', 'nominal').data) {
    const { id, name, iban, bic } = account;
    store.run(
      'INSERT INTO bankAccount (id, accountId, name, iban, bic) VALUES (:id, 1, :name, :iban, :bic)',
      { id, name, iban, bic },
    );
  }
}

/** Returns plate → flux. */
function seedLinkedCards({ store, examples }: ExampleContext): ReadonlyMap<string, number> {
  const fluxes = examples.answer('listTicketFluxes', 'nominal').data;
  for (const { id, licencePlate, lastFourDigits, creationDate } of fluxes) {
    store.run(
      `INSERT INTO ticketFlux (id, accountId, licencePlate, truncatedPan, createdAt)
       VALUES (:id, 1, :licencePlate, :truncatedPan, :createdAt)`,
      {
        id,
        licencePlate,
        truncatedPan: cardStart + lastFourDigits,
        createdAt: creationDate.timestamp,
      },
    );
  }
  return new Map(fluxes.map(({ licencePlate, id }) => [licencePlate, id]));
}

function insertTicket({ store }: ExampleContext, ticket: Ticket): void {
  store.run(
    `INSERT INTO ticket (id, fluxId, startName, endName, at, visibleFrom, cents, receiptId)
     VALUES (:id, :fluxId, :startName, :endName, :at, :at, :cents, :receiptId)`,
    ticket,
  );
}
