import { httpBankAccountGateway } from '../../adapters/http/bank/HttpBankAccountGateway';
import { httpReceiptGateway } from '../../adapters/http/freeRamp/HttpReceiptGateway';
import { httpRefundGateway } from '../../adapters/http/freeRamp/HttpRefundGateway';
import { httpTicketGateway } from '../../adapters/http/freeRamp/HttpTicketGateway';
import type { Gateways } from './Gateways';

/** What the free-ramp area calls. */
export const freeRampGateways: Gateways<'refunds' | 'receipts' | 'tickets' | 'bankAccounts'> = {
  refunds: httpRefundGateway,
  receipts: httpReceiptGateway,
  tickets: httpTicketGateway,
  bankAccounts: httpBankAccountGateway,
};
