import type { Contract, OrderRequest } from '../../../../generated/api.ts';
import { toCents, toEuros } from '../../rules/money.ts';
import type { InLanguages } from '../../world/language.ts';
import type { Services } from '../../world/Services.ts';
import { recordAmendment } from '../member/amendments.ts';
import { billingOf, correspondenceOf } from '../purchase/orderAddresses.ts';
import { findPlan } from '../purchase/orderPrice.ts';
import { newBadges } from './newBadges.ts';

const words: InLanguages<{
  readonly subject: string;
  readonly body: (reference: string, holder: string) => string;
  readonly contract: string;
  readonly holder: string;
  readonly button: string;
}> = {
  fr: {
    subject: 'Votre contrat est ouvert',
    body: (reference, holder) =>
      `Le contrat n° ${reference} au nom de ${holder} est ouvert. Pour le suivre en ligne, créez votre accès avec votre adresse e-mail, ce nom et ce numéro.`,
    contract: 'Contrat',
    holder: 'Titulaire',
    button: 'Créer mon accès',
  },
  en: {
    subject: 'Your contract is open',
    body: (reference, holder) =>
      `Contract no. ${reference} in the name of ${holder} is open. To follow it online, create your access with your email address, this name and this number.`,
    contract: 'Contract',
    holder: 'Holder',
    button: 'Create my access',
  },
};

/**
 * Opens the contract of a paid subscription with its badges and returns its id. It is linked to the
 * active account with the order's e-mail (P4.2); if there is none, a mail explains how to create
 * one with the contract number (P4.28).
 */
export function openContract(services: Services, order: OrderRequest): number {
  const { store, clock, language, siteUrl } = services;
  const account = store.row<{ id: number }>(
    'SELECT id FROM account WHERE email = :email AND activatedAt IS NOT NULL',
    { email: order.email },
  );
  const contract = contractOf(services, order);
  const { id, reference } = contract;
  const name = holderOf(order);
  store.run(
    `INSERT INTO contract (id, accountId, linkedAt, reference, holder, email, data)
     VALUES (:id, :accountId, :linkedAt, :reference, :holder, :email, :data)`,
    {
      id,
      accountId: account?.id ?? null,
      linkedAt: clock.now(),
      reference,
      holder: name,
      email: order.email,
      data: JSON.stringify(contract),
    },
  );
  newBadges(store, id, order);
  recordAmendment(store, id, clock.now(), { title: 'Création du contrat', detail: null });
  if (account === undefined) {
    const { subject, body, button, ...labels } = words[language];
    services.mailbox.send({
      ...{ language, recipient: order.email, subject, button },
      body: body(reference, name),
      facts: [
        [labels.contract, reference],
        [labels.holder, name],
      ],
      link: `${siteUrl()}/premiere-connexion`,
    });
  }
  return id;
}

/**
 * The contract on its first day: active, paid by direct debit, with the initial loading as balance
 * (P9.4).
 */
function contractOf(services: Services, order: OrderRequest): Contract {
  const { subscription, isCompany, nbBadge, reloadValue, needPostalSend, iban } = order;
  const plan = findPlan(services, subscription);
  const numbers = nextNumbers(services);
  return {
    ...numbers,
    name: holderOf(order),
    category: { name: plan?.name ?? subscription, code: subscription },
    is_company: isCompany,
    kbis: isCompany ? `kbis-${numbers.id}.pdf` : null,
    creationDate: { timestamp: services.clock.now() },
    paymentMethod: 'PL',
    securityValue: order.bailTotal,
    initialLoading: order.initialLoading,
    reloadValue,
    reloadThreshold: plan?.reloadData.threshold ?? 0,
    status: 'A',
    balanceSign: '+',
    accountBalance: toEuros(toCents(order.initialLoading) * nbBadge),
    outstandingValue: 0,
    nbActiveBadges: nbBadge,
    detailedInvoice: needPostalSend,
    iban,
    unpaidInvoicesObj: [],
    canUpdateADR: true,
    canUpdateCCT: true,
    canUpdateBQE: true,
    canUpdateABO: true,
    ...correspondenceOf(order),
    ...(isCompany ? {} : { corCompanyName: null }),
    corFax: null,
    ...billingOf(order),
    ...(isCompany || order.needBilDifferent ? {} : { bilCompanyName: null }),
    bilFax: null,
  };
}

/** The company name, or for a person last name and first name: DURAND CAMILLE. */
function holderOf({ isCompany, firstname, lastname, corCompanyName }: OrderRequest): string {
  const person = [lastname, firstname].map((name) => (name ?? '').trim());
  return isCompany || person.includes('') ? corCompanyName : person.join(' ');
}

/** The contract's id, and the 8 digits that its holder knows. */
function nextNumbers({ store }: Services): Pick<Contract, 'id' | 'reference'> {
  const next = store.row<{ id: number; number: number }>(
    `SELECT coalesce(max(id), 0) + 1 AS id,
       coalesce(max(CAST(reference AS INTEGER)), 0) + 1 AS number FROM contract`,
  ) ?? { id: 1, number: 1 };
  return { id: next.id, reference: String(next.number).padStart(8, '0') };
}
