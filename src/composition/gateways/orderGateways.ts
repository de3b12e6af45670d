import { language } from '#words/shell/language';
import { httpOrderGateway } from '../../adapters/http/ordering/HttpOrderGateway';
import { httpPurchaseGateway } from '../../adapters/http/purchase/HttpPurchaseGateway';
import type { Gateways } from './Gateways';

/** Orders of badges and the purchase of a subscription. */
export const orderGateways: Gateways<'orders' | 'purchases'> = {
  orders: httpOrderGateway,
  purchases: (api, { money }) =>
    httpPurchaseGateway(api, money?.signature.host ?? null, language.base),
};
