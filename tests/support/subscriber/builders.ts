import type { Badge } from '../../../src/domain/badge/badge';
import type { Contract, PostalAddress } from '../../../src/domain/contract/contract';
import { instant } from '../../../src/domain/basis/instant';
import type { Invoice } from '../../../src/domain/invoice/invoice';
import { formatInvoicePaymentReference } from '../../../src/domain/invoice/invoicePaymentReference';
import { cents } from '../../../src/domain/basis/money';
import type { Passage, PassagePage } from '../../../src/domain/passage/passage';
import type { ContractFile, Subscriber } from '../../../src/domain/subscriber/subscriber';
import type { SubscriptionTariff } from '../../../src/domain/ordering/subscriptionTariff';
import type { UnpaidInvoice } from '../../../src/domain/invoice/unpaidInvoice';

const address: PostalAddress = {
  companyName: '',
  address: '12 RUE DE LA REPUBLIQUE',
  address2: '',
  address3: '',
  zip: '13002',
  city: 'MARSEILLE',
  phoneHome: '',
  phoneMobile: '0639980112',
  phoneWork: '',
  fax: '',
};

/** The contract of an individual: active, nothing unpaid, everything editable. */
export function aContract(part: Partial<Contract> = {}): Contract {
  return {
    id: 1201,
    reference: '00412873',
    name: 'DURAND CAMILLE',
    category: {
      name: 'Tunnel Pass',
      code: 'tunnelPass',
      shownCode: '04',
      hasOutstandingOnly: false,
    },
    isCompany: false,
    kbis: null,
    createdAt: instant(1_615_800_000),
    paymentMethod: 'directDebit',
    deposit: cents(6000),
    initialLoading: cents(3000),
    reloadValue: cents(3000),
    reloadThreshold: cents(1000),
    status: 'active',
    balance: cents(1280),
    outstanding: cents(0),
    activeBadgeCount: 3,
    hasPostalInvoices: false,
    iban: null,
    unpaidInvoices: [],
    unreadableDebts: 0,
    permissions: { addresses: true, phones: true, bank: true, invoiceOption: true },
    correspondence: address,
    billing: address,
    ...part,
  };
}

/** An unpaid invoice with the reference `PLI0048213` and the letter; `total` in cents. */
export function anUnpaidInvoice(
  letter = 'B',
  total = 4760,
  invoiceNumbers: readonly string[] = [],
): UnpaidInvoice {
  const reference = formatInvoicePaymentReference('0048213', letter);
  return { total: cents(total), reference, invoiceNumbers };
}

export function aBadge(part: Partial<Badge> = {}): Badge {
  return {
    id: 5001,
    reference: '64010827',
    serialNumber: 'SN64010827',
    name: 'PEUGEOT 208',
    personalisation1: '',
    personalisation2: '',
    deliveredAt: null,
    deliveryType: 'locker',
    status: 'active',
    hasAdditionalService: false,
    thresholdAlert: { isOn: false, count: null, firstEmail: '', secondEmail: '', period: null },
    canUpdate: true,
    ...part,
  };
}

export function anInvoice(part: Partial<Invoice> = {}): Invoice {
  return {
    number: '202611419',
    kind: 'invoice',
    createdAt: instant(1_793_854_800),
    amount: cents(3840),
    ...part,
  };
}

export function aContractFile(part: Partial<ContractFile> = {}): ContractFile {
  return {
    contract: aContract(),
    invoices: [],
    badges: [aBadge()],
    amendments: [],
    unreadable: { invoices: 0, badges: 0, amendments: 0 },
    ...part,
  };
}

export function aSubscriber(part: Partial<Subscriber> = {}): Subscriber {
  return {
    username: 'camille.durand@example.fr',
    email: 'camille.durand@example.fr',
    firstName: 'Camille',
    lastName: 'Durand',
    deletionRequested: false,
    contracts: [aContractFile()],
    ...part,
  };
}

/** The prices of a prepaid plan, from the contract's examples. */
export function aTariff(part: Partial<SubscriptionTariff> = {}): SubscriptionTariff {
  return {
    code: 'tunnelPass',
    name: 'Tunnel Pass',
    bondCode: 'D04',
    deposit: cents(2000),
    initialLoading: cents(3000),
    hidesLoading: false,
    shipping: cents(650),
    reload: { threshold: cents(1000), value: cents(3000) },
    registersBadges: true,
    ...part,
  };
}

export function aPassage(part: Partial<Passage> = {}): Passage {
  return {
    id: 900_160,
    at: instant(1_795_156_800),
    badgeReference: '64010827',
    direction: 'Prado - Carénage',
    lane: 'Voie 3',
    amount: cents(320),
    ...part,
  };
}

export function aPassagePage(part: Partial<PassagePage> = {}): PassagePage {
  return {
    passages: [aPassage()],
    unreadable: 0,
    total: 1,
    totalPages: 1,
    ends: { oldest: null, newest: null },
    ...part,
  };
}
