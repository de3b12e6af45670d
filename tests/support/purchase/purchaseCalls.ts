import { httpPurchaseGateway } from '../../../src/adapters/http/purchase/HttpPurchaseGateway';
import type { Email } from '../../../src/domain/basis/email';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { anOrderKey } from '../ordering/badgeOrders';
import type { Send } from '../http/calls';
import { anOrderedPurchase, aSubscriptionOrder, documentFiles } from './purchase';

export const signatureHost = 'https://signature.example.fr';
export const returns = {
  success: '/achat/CDW0000042/signe',
  failure: '/achat/CDW0000042',
} as const;

type Gateway = ReturnType<typeof httpPurchaseGateway>;

const named = (
  name: string,
  ask: (gateway: Gateway) => ReturnType<Gateway[keyof Gateway]>,
): readonly [string, Send] => [name, (api) => ask(httpPurchaseGateway(api, signatureHost))()];

export const checkEmail = named('P7.13 e-mail', (gateway) =>
  gateway.isEmailTaken('camille.durand@example.fr' as Email),
);
export const addOrder = named('P7.15 order', (gateway) =>
  gateway.order(aSubscriptionOrder(), anOrderKey),
);
export const retrieve = named('P7.16 order of a reference', (gateway) =>
  gateway.retrieve(formatOrderReference(42)),
);
export const requestSignature = named('P7.14 contract to sign', (gateway) =>
  gateway.generateContract({
    order: anOrderedPurchase(),
    civility: null,
    files: { rib: documentFiles.rib },
    returns,
  }),
);
