import type { ContractCategory } from './contractCategory';
import type { ContractStatus } from './contractStatus';
import type { Instant } from '../basis/instant';
import type { Cents } from '../basis/money';
import type { PaymentMethod } from './paymentMethod';
import type { UnpaidInvoice } from '../invoice/unpaidInvoice';

/**
 * A contract of the subscriber (M3.2–M3.7). What the server does not say, or says in an unknown way, is null:
 * it is shown as not known, and no amount is guessed.
 */
export interface Contract {
  readonly id: number;
  readonly reference: string;
  /** The name of the holder; empty when it is not known. */
  readonly name: string;
  readonly category: ContractCategory;
  readonly isCompany: boolean | null;
  readonly kbis: string | null;
  readonly createdAt: Instant;
  readonly paymentMethod: PaymentMethod | null;
  readonly deposit: Cents | null;
  readonly initialLoading: Cents | null;
  readonly reloadValue: Cents | null;
  readonly reloadThreshold: Cents | null;
  readonly status: ContractStatus;
  /** Negative when the subscriber owes money (M2.3, M3.2). */
  readonly balance: Cents | null;
  readonly outstanding: Cents | null;
  readonly activeBadgeCount: number | null;
  /** Invoices are also sent by post, a paid option (M9.14). */
  readonly hasPostalInvoices: boolean;
  readonly iban: string | null;
  readonly unpaidInvoices: readonly UnpaidInvoice[];
  /** How many entries of what is unpaid could not be read: more may be due than `unpaidInvoices` says. */
  readonly unreadableDebts: number;
  readonly permissions: ContractPermissions;
  readonly correspondence: PostalAddress;
  readonly billing: PostalAddress;
}

/** What the server allows the subscriber to change now (M3.6, M6.4). */
export interface ContractPermissions {
  /** Addresses and e-mail. */
  readonly addresses: boolean;
  readonly phones: boolean;
  readonly bank: boolean;
  readonly invoiceOption: boolean;
}

/** An empty line is an empty text (M3.7). */
export interface PostalAddress {
  readonly companyName: string;
  readonly address: string;
  readonly address2: string;
  readonly address3: string;
  readonly zip: string;
  readonly city: string;
  readonly phoneHome: string;
  readonly phoneMobile: string;
  readonly phoneWork: string;
  readonly fax: string;
}
