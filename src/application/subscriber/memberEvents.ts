import { createAction } from '@reduxjs/toolkit';
import type { Contract } from '../../domain/contract/contract';
import type { Email } from '../../domain/basis/email';
import type { Iban } from '../../domain/bank/iban';
import type { AlertOfBadge, ServicesOfBadge } from '../ports/badge/BadgeGateway';
import type { PostalInvoiceChoice } from '../ports/contract/ContractGateway';

/*
 * Events for what the server accepted; the slices apply them to the displayed data. Except for the alert of a
 * badge, what was saved cannot be changed again before the synchronisation (M4.3).
 */
export const badgeServicesSaved = createAction<ServicesOfBadge>('member/badgeServicesSaved');

export const thresholdAlertSaved = createAction<AlertOfBadge>('member/thresholdAlertSaved');

export const bankDetailsSaved = createAction<{ readonly contractId: number; readonly iban: Iban }>(
  'member/bankDetailsSaved',
);

export const postalInvoicesSaved = createAction<PostalInvoiceChoice>('member/postalInvoicesSaved');

export const postalDetailsSaved = createAction<{
  /** As the server returned it. */
  readonly contract: Contract;
  /** The e-mail that was sent: the response does not contain it. */
  readonly email: Email;
}>('member/postalDetailsSaved');
