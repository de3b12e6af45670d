import { httpBadgeGateway } from '../../adapters/http/badge/HttpBadgeGateway';
import { httpContractGateway } from '../../adapters/http/contract/HttpContractGateway';
import { httpInvoiceGateway } from '../../adapters/http/invoice/HttpInvoiceGateway';
import { httpPassageGateway } from '../../adapters/http/passage/HttpPassageGateway';
import { httpSubscriberGateway } from '../../adapters/http/subscriber/HttpSubscriberGateway';
import type { Gateways } from './Gateways';

/** What the subscriber area calls. */
export const memberGateways: Gateways<
  'subscribers' | 'invoices' | 'badges' | 'contracts' | 'passages'
> = {
  subscribers: httpSubscriberGateway,
  invoices: httpInvoiceGateway,
  badges: httpBadgeGateway,
  contracts: httpContractGateway,
  passages: httpPassageGateway,
};
