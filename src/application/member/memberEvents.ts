import { createAction } from '@reduxjs/toolkit';
import type { BadgeChanges } from '../../domain/badge';
import type { Contract } from '../../domain/contract';
import type { Email } from '../../domain/email';
import type { Iban } from '../../domain/iban';
import type { PostalInvoiceChoice } from '../ports/ContractGateway';

/** What the server accepted, as facts: what is on screen follows, and cannot be changed again before the synchronisation (M4.3). */
export const badgeSaved = createAction<{
  readonly badgeId: number;
  readonly changes: BadgeChanges;
}>('member/badgeSaved');

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
