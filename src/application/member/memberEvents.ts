import { createAction } from '@reduxjs/toolkit';
import type { Contract } from '../../domain/contract';
import type { Email } from '../../domain/email';
import type { Iban } from '../../domain/iban';
import type { AlertOfBadge, ServicesOfBadge } from '../ports/BadgeGateway';
import type { PostalInvoiceChoice } from '../ports/ContractGateway';

/*
 * What the server accepted, as facts: what is on screen follows. All but the alert of a badge cannot be changed again before the
 * synchronisation (M4.3).
 */
export const badgeServicesSaved = createAction<ServicesOfBadge>('member/badgeServicesSaved');

export const thresholdAlertSaved = createAction<AlertOfBadge>('member/thresholdAlertSaved');

export const bankDetailsSaved = createAction<{ readonly contractId: number; readonly iban: Iban }>(
  'member/bankDetailsSaved',
);

export const postalInvoicesSaved = createAction<PostalInvoiceChoice>('member/postalInvoicesSaved');

export const postalDetailsSaved = createAction<{
  /** As the server answered it. */
  readonly contract: Contract;
  /** What was sent: the answer does not tell it. */
  readonly email: Email;
}>('member/postalDetailsSaved');
