import { orderReference } from '../../rules/orderReference.ts';
import type { InLanguages } from '../../world/language.ts';
import type { Services } from '../../world/Services.ts';

const words: InLanguages<{
  readonly subject: string;
  readonly body: (reference: string) => string;
}> = {
  fr: {
    subject: 'Votre contrat attend votre signature',
    body: (reference) =>
      `Votre commande ${reference} est réglée. Votre contrat s'ouvrira dès que vous l'aurez signé.`,
  },
  en: {
    subject: 'Your contract is waiting for your signature',
    body: (reference) =>
      `Your order ${reference} is paid. Your contract will be opened as soon as you have signed it.`,
  },
};

/**
 * Mails the buyer of a subscription that is paid but not signed a link to step 6 (P2.14, P2.20).
 */
export function remindToSign(services: Services, orderId: number, email: string): void {
  const { subject, body } = words[services.language];
  services.mailbox.send({
    recipient: email,
    subject,
    body: body(orderReference(orderId)),
    link: `${services.siteUrl()}/achat/${orderId}`,
  });
}
