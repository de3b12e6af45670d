import type { TypeOf } from 'io-ts';
import type { UnpaidInvoice as WireUnpaid } from '../../../../generated/api';
import type { Contract as ContractCodec } from '../../../../generated/codecs';
import type { Contract, PostalAddress } from '../../../domain/contract/contract';
import type { ContractStatus } from '../../../domain/contract/contractStatus';
import { instant } from '../../../domain/basis/instant';
import { formatInvoicePaymentReference } from '../../../domain/invoice/invoicePaymentReference';
import { centsFromEuros, type Cents } from '../../../domain/basis/money';
import type { PaymentMethod } from '../../../domain/contract/paymentMethod';
import { askedUnpaid, type UnpaidInvoice } from '../../../domain/invoice/unpaidInvoice';
import { hasOutstandingOnly, toCategoryCode } from '../ordering/categoryCodes';
import { isAllowed, isReadable, toPartialList } from '../core/readable';

/** As it is read: what is unpaid may be unreadable. */
export type WireContract = TypeOf<typeof ContractCodec>;

/** Any other code is not known (M3.3). */
const paymentMethods: ReadonlyMap<string | null, PaymentMethod> = new Map([
  ['CM', 'card'],
  ['GR', 'free'],
  ['MA', 'administrativeMandate'],
  ['PL', 'directDebit'],
]);

/** Any other code means inactive (M3.4). */
const statuses: ReadonlyMap<string | null, ContractStatus> = new Map([
  ['A', 'active'],
  ['C', 'special'],
]);

/** A contract in the terms of the domain, amounts in cents (M3.2–M3.7). */
export function toContract(contract: WireContract): Contract {
  const debts = toPartialList(contract.unpaidInvoicesObj, toUnpaidInvoice);
  return {
    id: contract.id,
    reference: contract.reference,
    name: contract.name ?? '',
    category: {
      name: contract.category.name,
      code: toCategoryCode(contract.category.code),
      shownCode: contract.category.code,
      hasOutstandingOnly: hasOutstandingOnly(contract.category.code),
    },
    isCompany: contract.is_company,
    kbis: contract.kbis,
    createdAt: instant(contract.creationDate.timestamp),
    paymentMethod: paymentMethods.get(contract.paymentMethod) ?? null,
    deposit: toCents(contract.securityValue),
    initialLoading: toCents(contract.initialLoading),
    reloadValue: toCents(contract.reloadValue),
    reloadThreshold: toCents(contract.reloadThreshold),
    status: statuses.get(contract.status) ?? 'inactive',
    balance: toBalance(contract),
    outstanding: toCents(contract.outstandingValue),
    activeBadgeCount: contract.nbActiveBadges,
    hasPostalInvoices: contract.detailedInvoice === true,
    iban: contract.iban,
    unpaidInvoices: askedUnpaid(debts.items),
    unreadableDebts: debts.unreadable,
    permissions: {
      addresses: isAllowed(contract.canUpdateADR),
      phones: isAllowed(contract.canUpdateCCT),
      bank: isAllowed(contract.canUpdateBQE),
      // An option that cannot be read cannot be changed.
      invoiceOption: isAllowed(contract.canUpdateABO) && isReadable(contract.detailedInvoice),
    },
    correspondence: toAddress(contract, 'cor'),
    billing: toAddress(contract, 'bil'),
  };
}

function toCents(euros: number | null): Cents | null {
  return euros === null ? null : centsFromEuros(euros);
}

/**
 * The sign is a field of its own (M3.2); the amount may contain it too. Null for an amount without a known
 * sign, unless it is 0.
 */
function toBalance({ balanceSign, accountBalance }: WireContract): Cents | null {
  if (accountBalance === null) return null;
  if (balanceSign === '-') return centsFromEuros(-Math.abs(accountBalance));
  return balanceSign === '+' || accountBalance === 0 ? centsFromEuros(accountBalance) : null;
}

/** The correspondence (`cor`) and the billing (`bil`) address have the same fields (M3.7). */
function toAddress(contract: WireContract, prefix: 'cor' | 'bil'): PostalAddress {
  return {
    companyName: contract[`${prefix}CompanyName`] ?? '',
    address: contract[`${prefix}Address`] ?? '',
    address2: contract[`${prefix}Address2`] ?? '',
    address3: contract[`${prefix}Address3`] ?? '',
    zip: contract[`${prefix}Zip`] ?? '',
    city: contract[`${prefix}City`] ?? '',
    phoneHome: contract[`${prefix}PhoneHome`] ?? '',
    phoneMobile: contract[`${prefix}PhoneMobile`] ?? '',
    phoneWork: contract[`${prefix}PhoneWork`] ?? '',
    fax: contract[`${prefix}Fax`] ?? '',
  };
}

function toUnpaidInvoice(unpaid: WireUnpaid): UnpaidInvoice {
  return {
    total: centsFromEuros(unpaid.totalAmount),
    invoiceNumbers: [unpaid.invoice1, unpaid.invoice2, unpaid.invoice3]
      .map((number) => number?.trim() ?? '')
      .filter((number) => number !== ''),
    reference: formatInvoicePaymentReference(unpaid.paymentReference.trim(), unpaid.letter.trim()),
  };
}
