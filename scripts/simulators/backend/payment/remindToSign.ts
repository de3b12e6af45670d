import { orderReference } from '../../rules/orderReference.ts';
import type { Services } from '../../world/Services.ts';

/**
 * Mails the buyer of a subscription that is paid but not signed a link to step 6 (P2.14, P2.20).
 */
export function remindToSign({ mailbox, siteUrl }: Services, orderId: number, email: string): void {
  mailbox.send({
    recipient: email,
    subject: 'Votre contrat attend votre signature',
    body: `Votre commande ${orderReference(orderId)} est réglée. Votre contrat s'ouvrira dès que vous l'aurez signé.`,
    link: `${siteUrl()}/achat/${orderId}`,
  });
}
