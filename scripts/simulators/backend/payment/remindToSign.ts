import { orderReference } from '../../rules/orderReference.ts';
import type { InLanguages } from '../../world/language.ts';
import type { Services } from '../../world/Services.ts';

const words: InLanguages<{
  readonly subject: string;
  readonly body: (reference: string) => string;
  readonly order: string;
  readonly button: string;
}> = {
  fr: {
    subject: 'Votre contrat attend votre signature',
    body: (reference) =>
      `Votre commande ${reference} est réglée. Votre contrat s'ouvrira dès que vous l'aurez signé.`,
    order: 'Commande',
    button: 'Signer mon contrat',
  },
  en: {
    subject: 'Your contract is waiting for your signature',
    body: (reference) =>
      `Your order ${reference} is paid. Your contract will be opened as soon as you have signed it.`,
    order: 'Order',
    button: 'Sign my contract',
  },
};

/**
 * Mails the buyer of a subscription that is paid but not signed a link to step 6 (P2.14, P2.20).
 */
export function remindToSign(services: Services, orderId: number, email: string): void {
  const { language } = services;
  const { subject, body, order, button } = words[language];
  const reference = orderReference(orderId);
  services.mailbox.send({
    ...{ language, recipient: email, subject, button },
    body: body(reference),
    facts: [[order, reference]],
    link: `${services.siteUrl()}/achat/${orderId}`,
  });
}
