import { httpNoticeGateway } from '../../adapters/http/notice/HttpNoticeGateway';
import { httpPaymentGateway } from '../../adapters/http/payment/HttpPaymentGateway';
import { closedPaymentSigner } from '../../adapters/payment/sealedForm/closedPaymentSigner';
import { createPaymentSigner } from '../createPaymentSigner';
import type { Gateways } from './Gateways';

/** Payments by card, of whatever is paid, and the notices of unpaid passages. */
export const paymentGateways: Gateways<'notices' | 'payments' | 'paymentSigner'> = {
  notices: httpNoticeGateway,
  payments: httpPaymentGateway,
  paymentSigner: (api, { money }) =>
    money === null ? closedPaymentSigner : createPaymentSigner(api, money.payment),
};
