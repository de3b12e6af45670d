import { html } from 'hono/html';
import type { Html } from '../../pages/simulatorPage.ts';
import { formatCents } from '../../rules/money.ts';
import { orderReference } from '../../rules/orderReference.ts';
import { isAcceptedReturn } from '../../rules/returnCode.ts';
import type { Services } from '../../world/Services.ts';
import { moment, section, table } from '../section.ts';

const shown = 20;

interface OrderRow {
  readonly id: number;
  readonly kind: 'extra' | 'subscription';
  readonly email: string;
  readonly cents: number;
  readonly placedAt: number;
  readonly signedAt: number | null;
  readonly settledAt: number | null;
}

interface PaymentRow {
  readonly reference: string;
  readonly cents: number;
  readonly returnCode: string;
  readonly receivedAt: number;
  readonly settledAt: number | null;
}

/** The orders, and the payments that the bank reported. */
export function ordersSection({ store }: Services): Html {
  const orders = store.rows<OrderRow>(
    `SELECT id, kind, email, cents, placedAt, signedAt, settledAt
     FROM badgeOrder ORDER BY placedAt DESC, id DESC LIMIT :shown`,
    { shown },
  );
  const payments = store.rows<PaymentRow>(
    `SELECT reference, cents, returnCode, receivedAt, settledAt
     FROM payment ORDER BY receivedAt DESC, id DESC LIMIT :shown`,
    { shown },
  );
  return section(
    'commandes',
    'Commandes et paiements',
    undefined,
    html`${table(
        `Les ${shown} dernières commandes`,
        ['Commande', 'Objet', 'Montant', 'État', 'Passée le'],
        orders.map((order) => [
          orderReference(order.id),
          html`${order.kind === 'subscription' ? 'Abonnement' : 'Badges supplémentaires'}<br /><span
              class="light"
              >${order.email}</span
            >`,
          formatCents(order.cents),
          stateOf(order),
          moment(order.placedAt),
        ]),
        "Aucune commande n'a encore été passée.",
      )}
      <h3>Paiements</h3>
      <p>Ce que la banque simulée a annoncé, que le paiement ait réussi ou non.</p>
      ${table(
        `Les ${shown} derniers paiements`,
        ['Référence', 'Montant', 'Réponse de la banque', 'Reçue le'],
        payments.map((payment) => [
          payment.reference,
          formatCents(payment.cents),
          html`${resultOf(payment)} (<code>${payment.returnCode}</code>)`,
          moment(payment.receivedAt),
        ]),
        "La banque n'a encore rien annoncé.",
      )}`,
  );
}

function stateOf({ kind, cents, signedAt, settledAt }: OrderRow): string {
  const isToSign = kind === 'subscription' && signedAt === null;
  if (settledAt !== null) return `Réglée le ${moment(settledAt)}${isToSign ? ', à signer' : ''}`;
  if (isToSign) return 'À signer';
  return cents === 0 ? 'À valider' : 'À payer';
}

function resultOf({ returnCode, settledAt }: PaymentRow): string {
  if (!isAcceptedReturn(returnCode)) return 'Refusé';
  return settledAt === null ? "Accepté, mais ce montant n'était pas dû" : 'Accepté';
}
