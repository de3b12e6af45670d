import { pipe } from 'fp-ts/function';
import { map } from 'fp-ts/TaskEither';
import { createUseCase } from '../kernel/createUseCase';
import { noticesOfSave } from './noticesOfSave';
import type { Saved } from '../kernel/Saved';
import type { PostalInvoiceChoice } from '../ports/BillingGateway';

/** Turns the postal-invoice option of a contract on or off (M1.5, M7.19). Answers what was saved, and on which contract. */
export const savePostalInvoices = createUseCase<PostalInvoiceChoice, Saved & PostalInvoiceChoice>(
  'member/savePostalInvoices',
  (choice, ports) =>
    pipe(
      ports.billing.savePostalInvoices(choice),
      map((saved) => ({ ...saved, ...choice })),
    ),
  noticesOfSave('postalInvoices'),
);
