import { isValidIBAN } from 'ibantools';
import { failed, ok, tooMany } from '../../http/answers.ts';
import type { BodyOf, OpenHandler } from '../../http/operationTypes.ts';
import { toCents } from '../../rules/money.ts';
import type { Caller } from '../../world/Caller.ts';
import type { Services } from '../../world/Services.ts';
import { cashTicketOf, isRefundable, unknownTicket } from './cashTickets.ts';
import { guess } from './guess.ts';
import { payRefunds, type Beneficiary } from './payRefunds.ts';
import { ensureRefund } from './refunds.ts';

/**
 * Requests a refund with full bank details (P3.9, P5.22), for a visitor or a signed-in person,
 * whose name is then known. The amount must be the ticket's to the cent, and a ticket is refunded
 * once only.
 */
export const requestRefund: OpenHandler<'requestRefund'> = ({ body, caller }, services) => {
  const beneficiary = beneficiaryOf(body, caller, services);
  if (beneficiary === null) return failed('Veuillez remplir tous les champs.');
  if (!isValidIBAN(body.iban)) {
    return failed("Vos coordonnées bancaires n'ont pas pu être enregistrées.");
  }
  const ticket = guess('cashTicket', caller, services, () =>
    cashTicketOf(body.identifier, services),
  );
  if (ticket === 'tooMany') return tooMany();
  if (ticket === 'unknown') return failed(unknownTicket);
  if (!isRefundable(ticket)) return failed("Ce ticket n'est pas remboursable.");
  if (toCents(body.amount) !== toCents(ticket.refund)) {
    return failed("Le montant demandé n'est pas celui du remboursement de ce ticket.");
  }
  const refund = ensureRefund(ticket, caller?.accountId ?? null, services);
  if (refund.claimedAt !== null) return failed('Ce ticket a déjà été remboursé.');
  payRefunds([refund.id], beneficiary, services);
  return ok({
    status: 'success',
    message: 'Votre demande de remboursement a bien été enregistrée.',
    id: refund.id,
  });
};

/** Null when a visitor's name or e-mail is missing. */
function beneficiaryOf(
  { lastname = '', firstname = '', email = '', iban, bic }: BodyOf<'requestRefund'>,
  caller: Caller | null,
  { store }: Services,
): Beneficiary | null {
  const person =
    caller === null
      ? { lastname, firstname, email }
      : store.row<{ lastname: string; firstname: string; email: string }>(
          'SELECT lastname, firstname, email FROM account WHERE id = :accountId',
          { accountId: caller.accountId },
        );
  if (person === undefined || Object.values(person).some((field) => field.trim() === '')) {
    return null;
  }
  return { name: `${person.firstname} ${person.lastname}`, email: person.email, iban, bic };
}
