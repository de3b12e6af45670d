import { html } from 'hono/html';
import type { CashTicket, Notice } from '../../../../generated/api.ts';
import type { Html } from '../../pages/simulatorPage.ts';
import { formatCents, toCents } from '../../rules/money.ts';
import type { Services } from '../../world/Services.ts';
import { moment, section, table } from '../section.ts';

const shown = 20;

interface TicketRow {
  readonly identifier: string;
  readonly data: string;
  readonly claimedAt: number | null;
}

/** The numbers that a visitor would read on paper: notices with their plates, and cash tickets. */
export function trialsSection({ store }: Services): Html {
  const notices = store
    .rows<{ data: string }>('SELECT data FROM notice ORDER BY id DESC LIMIT :shown', { shown })
    .map(({ data }) => JSON.parse(data) as Notice);
  const tickets = store.rows<TicketRow>(
    `SELECT cashTicket.identifier, cashTicket.data, claimedAt
     FROM cashTicket LEFT JOIN refund ON refund.identifier = cashTicket.identifier
     ORDER BY cashTicket.identifier DESC LIMIT :shown`,
    { shown },
  );
  return section(
    'essais',
    'Numéros à essayer',
    undefined,
    html`<p>Ce qu'un visiteur lirait sur un avis ou sur un ticket.</p>
      <h3>Constatations de non-paiement</h3>
      ${table(
        'Constatations de non-paiement',
        ['Numéro', 'Avis', 'Plaque', 'À payer', 'État'],
        notices.map((notice) => [
          notice.reference,
          notice.apNo ?? '–',
          notice.numberplate,
          formatCents(toCents(notice.passageAmount) + toCents(notice.feesAmount)),
          noticeState(notice),
        ]),
        'Aucune constatation.',
      )}
      <h3>Tickets payés en espèces</h3>
      ${table(
        'Tickets payés en espèces',
        ['Identifiant', 'Passage du', 'À rembourser', 'État'],
        tickets.map(({ identifier, data, claimedAt }) => {
          const ticket = JSON.parse(data) as CashTicket;
          return [
            identifier,
            moment(ticket.date.timestamp),
            formatCents(toCents(ticket.refund)),
            ticketState(ticket, claimedAt),
          ];
        }),
        'Aucun ticket.',
      )}`,
  );
}

/** The states of P4.7 to P4.9. */
function noticeState({ paymentDate, isOpen }: Notice): string {
  if (paymentDate !== null) return `Payée le ${moment(paymentDate.timestamp)}`;
  return isOpen ? 'À payer en ligne' : 'Ne se paie plus en ligne';
}

/** The states of P4.12 to P4.14 and P4.20. */
function ticketState({ state, refund }: CashTicket, claimedAt: number | null): string {
  if (state !== null && state !== undefined) return 'Reçu remis en voie';
  if (refund === 0) return 'Non remboursable';
  return claimedAt === null ? 'À rembourser' : `Demandé le ${moment(claimedAt)}`;
}
