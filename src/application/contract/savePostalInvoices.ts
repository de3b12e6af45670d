import { createUseCase } from '../kernel/createUseCase';
import type { Saved } from '../kernel/Saved';
import type { PostalInvoiceChoice } from '../ports/contract/ContractGateway';
import { postalInvoicesSaved } from '../subscriber/memberEvents';
import { noticesOfSave } from '../subscriber/noticesOfSave';

/** Turns the postal-invoice option of a contract on or off (M1.5, M7.19). */
export const savePostalInvoices = createUseCase<PostalInvoiceChoice, Saved>(
  'member/savePostalInvoices',
  (choice, ports) => ports.contracts.savePostalInvoices(choice),
  {
    ...noticesOfSave('postalInvoices'),
    eventOfSuccess: (_, choice) => postalInvoicesSaved(choice),
  },
);
