import type { PurchaseDocument } from '../../../src/domain/purchase/purchaseDocuments';
import type { PurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import type { PurchaseStep } from '../../../src/domain/purchase/purchaseStep';

/** Valid and invalid values of a field. */
interface Pool {
  readonly right: readonly (string | boolean)[];
  readonly wrong: readonly string[];
}

const long = (length: number): string => 'X'.repeat(length);

const lines = {
  address: {
    right: ['12 RUE DE LA REPUBLIQUE', "3 rue de l'Évêché"],
    wrong: ['', 'RUE', long(31)],
  },
  zip: { right: ['13002', '98000'], wrong: ['', '1300', '1300200'] },
  city: { right: ['MARSEILLE', 'Aix-en-Provence'], wrong: ['', 'M', long(26)] },
};
const emails = {
  right: ['camille@example.fr', 'taken@example.fr'],
  wrong: ['', 'a@b', `${long(40)}@example.fr`],
};
const holder = { right: ['ATELIERS DU PORT', 'ABC'], wrong: ['', 'A-', long(31)] };

const under = (block: string, pools: Readonly<Record<string, Pool>>): Record<string, Pool> =>
  Object.fromEntries(Object.entries(pools).map(([name, pool]) => [`${block}.${name}`, pool]));

/** The fields of steps 1, 2, 3 and 5. */
export const pools: Readonly<Record<string, Pool>> = {
  'choice.customerType': { right: ['individual', 'professional'], wrong: [''] },
  'choice.planCode': { right: ['tunnelPass', 'tunnelPassPlus', 'specialOffer'], wrong: ['', '10'] },
  ...under('details', {
    name: { right: ['DURAND CAMILLE', 'de La Tour Ève'], wrong: ['', 'DURAND', ' - '] },
    companyName: { right: ['ATELIERS DU PORT', 'Z'], wrong: ['', long(31)] },
    ...lines,
    phoneMobile: { right: ['+33 (0)6 39 98 01 12', ''], wrong: ['06 39 98 01 1x', '06399801123'] },
    email: emails,
    emailConfirmation: emails,
    hasOwnBilling: { right: [true, false], wrong: [] },
    ...under('billing', { companyName: holder, ...lines }),
  }),
  ...under('delivery', {
    quantity: { right: ['1', '2', '3', '4'], wrong: ['', '5'] },
    deliveryType: { right: ['locker', 'correspondence', 'address'], wrong: ['', 'R'] },
    wantsPostalInvoices: { right: [true, false], wrong: [] },
    ...under('address', { companyName: holder, ...lines }),
  }),
  'terms.areAccepted': { right: [true, false], wrong: [] },
};

export const ibans: Pool = {
  right: ['FR14 2004 1010 0505 0001 3M02 606', 'FR7630006000011234567890189'],
  wrong: ['', 'FR14', 'FR1520041010050500013M02606', 'MC5811222000010123456789030'],
};

/** Returns a copy with one value changed, for example at `details.billing.zip`. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  const block = values as Record<string, unknown>;
  return {
    ...block,
    [name]: rest.length > 0 ? withValueAt(block[name], rest.join('.'), value) : value,
  } as Values;
}

/** The purchase as a page holds it. */
export interface Page {
  readonly draft: PurchaseDraft;
  readonly iban: string;
  readonly documents: readonly PurchaseDocument[];
  /** null if no order is placed, or if it is paid. */
  readonly waiting: { readonly isSigned: boolean } | null;
}

/**
 * Whether a step is filled in: a second implementation of P5.1–P5.9, for the values of the pools.
 */
const isFilledIn: Readonly<Record<string, (page: Page) => boolean>> = {
  choice: ({ draft: { choice } }) =>
    fit(choice, 'choice') &&
    !(choice.customerType === 'professional' && choice.planCode === 'specialOffer'),
  details: ({ draft: { choice, details } }) => {
    const { name: _, companyName: __, billing, ...rest } = details;
    const names = choice.customerType === 'professional' ? 'companyName' : 'name';
    return (
      fit({ [names]: details[names], ...rest }, 'details') &&
      details.email === details.emailConfirmation &&
      (!details.hasOwnBilling || fit(billing, 'details.billing'))
    );
  },
  delivery: ({ draft: { choice, delivery } }) => {
    const { address, ...rest } = delivery;
    return (
      fit(rest, 'delivery') &&
      !(choice.planCode === 'specialOffer' && Number(rest.quantity) > 2) &&
      (rest.deliveryType !== 'address' || fit(address, 'delivery.address'))
    );
  },
  bank: ({ draft: { choice }, iban, documents }) => {
    const isCompany = choice.customerType === 'professional';
    const isSpecial = !isCompany && choice.planCode === 'specialOffer';
    return (
      ibans.right.includes(iban) &&
      documents.includes('rib') &&
      (!isCompany || documents.includes('kbis')) &&
      (!isSpecial || (documents.includes('idFront') && documents.includes('idBack')))
    );
  },
  terms: ({ draft: { terms } }) => terms.areAccepted,
};

/** Whether all fields of a block that have a pool are valid. */
function fit(values: object, block: string): boolean {
  return Object.entries(values).every(
    ([name, value]) => pools[`${block}.${name}`]?.right.includes(value as string) ?? true,
  );
}

const filled = ['choice', 'details', 'delivery', 'bank', 'terms'];

/** Whether a step may be open: a second implementation of P4.1, P4.3 and P4.5. */
export function mayBeOpen(step: PurchaseStep, page: Page): boolean {
  if (step === 'contract') return page.waiting !== null;
  if (step === 'summary') return page.waiting !== null;
  const before = filled.slice(0, filled.indexOf(step));
  return page.waiting !== null || before.every((one) => isFilledIn[one]?.(page));
}

/** Whether the order can be placed. */
export function mayOrder(page: Page): boolean {
  return page.waiting === null && filled.every((one) => isFilledIn[one]?.(page));
}

/** Whether « Suivant » opens the next step. */
export function isStepDone(step: PurchaseStep, page: Page): boolean {
  if (step === 'contract') return page.waiting?.isSigned === true;
  if (step === 'summary') return false;
  return page.waiting !== null || isFilledIn[step]?.(page) === true;
}

/** The draft expected after a change of a field: a second implementation of P5.1, P5.7 and P5.9. */
export function expectedDraft(
  draft: PurchaseDraft,
  path: string,
  value: string | boolean,
): PurchaseDraft {
  let after = withValueAt(draft, path, value);
  const { customerType } = after.choice;
  if (customerType === 'professional' && after.choice.planCode === 'specialOffer') {
    after = withValueAt(after, 'choice.planCode', '');
  }
  const { planCode } = after.choice;
  if (planCode !== draft.choice.planCode) after = withValueAt(after, 'terms.areAccepted', false);
  const allowed = planCode === 'specialOffer' ? ['1', '2'] : ['1', '2', '3', '4'];
  const isAllowed = planCode === '' || allowed.includes(after.delivery.quantity);
  return isAllowed ? after : withValueAt(after, 'delivery.quantity', '');
}
