import type { Contract as WireContract, UnpaidInvoice as WireUnpaid } from '../../../generated/api';
import type { Contract, PostalAddress } from '../../domain/contract';
import { contractStatusFromCode } from '../../domain/contractStatus';
import { instant } from '../../domain/instant';
import { formatInvoicePaymentReference } from '../../domain/invoicePaymentReference';
import { centsFromEuros, type Cents } from '../../domain/money';
import { paymentMethodFromCode } from '../../domain/paymentMethod';
import type { UnpaidInvoice } from '../../domain/unpaidInvoice';

export function toContract(contract: WireContract): Contract {
  return {
    id: contract.id,
    reference: contract.reference,
    name: contract.name,
    category: contract.category,
    isCompany: contract.is_company,
    kbis: contract.kbis,
    createdAt: instant(contract.creationDate.timestamp),
    paymentMethod: paymentMethodFromCode(contract.paymentMethod),
    deposit: centsFromEuros(contract.securityValue),
    initialLoading: centsFromEuros(contract.initialLoading),
    reloadValue: centsFromEuros(contract.reloadValue),
    reloadThreshold: centsFromEuros(contract.reloadThreshold),
    status: contractStatusFromCode(contract.status),
    balance: toBalance(contract),
    outstanding: centsFromEuros(contract.outstandingValue),
    activeBadgeCount: contract.nbActiveBadges,
    hasPostalInvoices: contract.detailedInvoice,
    iban: contract.iban,
    unpaidInvoices: contract.unpaidInvoicesObj.map(toUnpaidInvoice),
    permissions: {
      addresses: contract.canUpdateADR,
      phones: contract.canUpdateCCT,
      bank: contract.canUpdateBQE,
      invoiceOption: contract.canUpdateABO,
    },
    correspondence: toAddress(contract, 'cor'),
    billing: toAddress(contract, 'bil'),
  };
}

/** The sign comes beside the amount (M3.2), which may carry it too. */
function toBalance({ balanceSign, accountBalance }: WireContract): Cents {
  return centsFromEuros(balanceSign === '-' ? -Math.abs(accountBalance) : accountBalance);
}

/** The correspondence (`cor`) and the billing (`bil`) address carry the same fields (M3.7). */
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
    reference: formatInvoicePaymentReference(unpaid.paymentReference, unpaid.letter),
  };
}
