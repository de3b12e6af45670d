import fc, { type Arbitrary } from 'fast-check';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { sealOf, testKey } from '../../../scripts/simulators/bank/seal.ts';
import { camille } from '../support/operator.ts';

/** The values that the actions below can change, as a subscriber sees them. */
export interface Expected {
  readonly address: unknown;
  readonly phone: unknown;
  readonly iban: unknown;
  readonly postalInvoice: unknown;
  readonly unpaid: number;
  readonly contracts: number;
  readonly wantBeRemoved: boolean;
  /** By badge id: name and personalisation, count of the alert. */
  readonly badges: Readonly<Record<number, { readonly name: unknown; readonly alert: unknown }>>;
  readonly badgeCount: number;
  readonly bank: { readonly iban: string; readonly name: string } | null;
  readonly plates: readonly string[];
  readonly receipts: number;
  readonly claimed: readonly number[];
  readonly messages: number;
}

type Answer = Readonly<Record<string, unknown>>;

export type Send = (operationId: OperationId, sent?: object) => Promise<Answer>;

/** Sends a request and returns the expected state after it; unchanged when it was refused. */
export type Action = (send: Send, before: Expected) => Promise<Expected>;

const line = fc.stringMatching(/^[A-Z0-9]{1,10}$/);
const contractId = 1201;
const badgeIds = [5001, 5002, 5003];

const isDone = ({ state, status }: Answer): boolean => state === true || status === 'success';

function action(
  operationId: OperationId,
  sent: object,
  change: (before: Expected) => Partial<Expected>,
): Action {
  const act: Action = async (send, before) => {
    const answer = await send(operationId, sent);
    return isDone(answer) ? { ...before, ...change(before) } : before;
  };
  const text = `${operationId} ${JSON.stringify(sent)}`;
  return Object.assign(act, { [fc.toStringMethod]: () => text });
}

const postal = fc.tuple(line, line).map(([address, phone]) => {
  const block = (prefix: string): object => ({
    [`${prefix}CompanyName`]: null,
    [`${prefix}Address`]: address,
    [`${prefix}Address2`]: null,
    [`${prefix}Address3`]: null,
    [`${prefix}Zip`]: '13002',
    [`${prefix}City`]: 'MARSEILLE',
    [`${prefix}PhoneHome`]: null,
    [`${prefix}PhoneMobile`]: phone,
    [`${prefix}PhoneWork`]: null,
    [`${prefix}Fax`]: null,
  });
  const email = camille.toUpperCase();
  const body = { username: camille, ...block('cor'), ...block('bil'), email };
  return action('savePostalDetails', { path: { id: contractId }, body }, () => ({
    address,
    phone,
  }));
});

const ibans = [
  'FR7630006000011234567890189',
  'FR7610107001011234567890129',
  'FR7630006000011234567890100',
];

const slip = fc.constantFrom(...ibans).map((iban) => {
  const body = { iban, rib: new Blob(['%PDF-1.7']) };
  return action('saveBankDetails', { path: { id: contractId }, body }, () => ({ iban }));
});

const option = fc.boolean().map((detailedInvoice) => {
  const sent = { path: { id: contractId }, body: { detailedInvoice } };
  return action('savePostalInvoices', sent, () => ({ postalInvoice: detailedInvoice }));
});

const services = fc
  .tuple(fc.constantFrom(...badgeIds, 5004), line, line)
  .map(([id, name, title]) => {
    const body = { name, title, title2: null, additionalService: true };
    return action('saveBadgeServices', { path: { id }, body }, ({ badges }) => ({
      badges: { ...badges, [id]: { alert: badges[id]?.alert, name: `${name} ${title}` } },
    }));
  });

const alert = fc.tuple(fc.constantFrom(...badgeIds), fc.maxSafeNat()).map(([id, count]) => {
  const body = {
    thresholdAlert: true,
    numberThresholdAlert: count,
    firstEmail: camille,
    secondEmail: null,
    period: 'M',
  };
  return action('saveThresholdAlert', { path: { id }, body }, ({ badges }) => ({
    badges: { ...badges, [id]: { name: badges[id]?.name, alert: count } },
  }));
});

const bank = fc
  .tuple(fc.constantFrom(...ibans), fc.string({ minLength: 1, unit: 'grapheme' }))
  .map(([iban, name]) =>
    action('saveBankAccount', { body: { iban, bic: 'AGRIFRPP', name } }, () => ({
      bank: { iban, name },
    })),
  );

const noBank = fc
  .constantFrom(4101, 4102, 1)
  .map((id) => action('removeBankAccount', { path: { id } }, () => ({ bank: null })));

const flux = fc
  .constantFrom('AA111AA', 'BB222BB', 'AB123CD')
  .map((licencePlate) =>
    action(
      'addTicketFlux',
      { body: { licencePlate, truncatedPan: '497010XXXXXX1234' } },
      ({ plates }) => ({ plates: [...plates, licencePlate].toSorted() }),
    ),
  );

const receipt = fc
  .uniqueArray(fc.constantFrom(9108, 9107, 9105, 9106, 1), { minLength: 1 })
  .map((ids) =>
    action('createTicketReceipt', { body: { ids } }, ({ receipts }) => ({
      receipts: receipts + 1,
    })),
  );

const claim = fc.subarray([7401, 7404, 7403], { minLength: 1 }).map((ids) =>
  action('claimRefunds', { body: { ids } }, ({ receipts, claimed }) => ({
    receipts: receipts + 1,
    claimed: [...claimed, ...ids].toSorted(),
  })),
);

const message = fc
  .string({ minLength: 1, unit: 'binary' })
  .map((content) =>
    action(
      'sendMessage',
      { body: { name: 'Camille', email: camille, subject: 'CNP', content } },
      ({ messages }) => ({ messages: messages + 1 }),
    ),
  );

const linked = fc.constantFrom('00845517', '00412873').map((noContract) =>
  action('linkContract', { body: { name: 'DURAND CAMILLE', noContract } }, ({ contracts }) => ({
    contracts: contracts + 1,
  })),
);

const removal = fc.constant(action('requestDeletion', {}, () => ({ wantBeRemoved: true })));

async function pay(send: Send, reference: string, euros: string): Promise<boolean> {
  const form = {
    TPE: '1234567',
    date: '21/11/2026_a_10:00:00',
    montant: `${euros}EUR`,
    reference,
    'code-retour': 'payetest',
  };
  await send('receiveBankCallback', { body: { ...form, MAC: sealOf(form, testKey) } });
  const asked = reference.replace(/^CDW/, '');
  return isDone(await send('validateOrder', { body: { reference: asked } }));
}

const invoice = fc.constantFrom('47.60', '47.61').map(
  (euros): Action =>
    async (send, before) =>
      (await pay(send, 'PLI0048213B', euros)) ? { ...before, unpaid: 0 } : before,
);

const badges = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.boolean())
  .map(([nbBadge, isPaid]): Action => async (send, before) => {
    const { reference } = await send('orderBadges', {
      path: { contractId },
      body: {
        shippingCost: 0,
        nbBadge,
        deliveryType: 'R',
        address: null,
        amountPaid: 50 * nbBadge,
        bondCode: 'D04',
        initialLoading: 30,
        bailTotal: 20 * nbBadge,
      },
    });
    if (!isPaid) return before;
    const sealed = `CDW${String(reference).padStart(7, '0')}`;
    if (!(await pay(send, sealed, `${50 * nbBadge}.00`))) throw new Error('the order was paid');
    return { ...before, badgeCount: before.badgeCount + nbBadge };
  });

/** A random write of a subscriber. */
export const anyAction: Arbitrary<Action> = fc.oneof(
  ...[postal, slip, option, services, alert, bank, noBank, flux, receipt, claim, message, linked],
  ...[removal, invoice, badges],
);
