import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { customerTypes } from '../../../src/domain/purchase/customerType';
import { deliveryTypes } from '../../../src/domain/ordering/delivery';
import { offerCodes } from '../../../src/domain/ordering/offerCode';
import { purchaseDocuments } from '../../../src/domain/purchase/purchaseDocuments';
import { emptyPurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import {
  isReadOnlyStep,
  landingPurchaseStep,
  mayEnterPurchaseStep,
  missingDocuments,
  openPurchaseStep,
  purchaseLacks,
  type PurchaseProgress,
} from '../../../src/domain/purchase/purchaseSteps';
import {
  nextPurchaseStep,
  previousPurchaseStep,
  purchaseSteps,
} from '../../../src/domain/purchase/purchaseStep';
import {
  aPurchaseDraft,
  companyDetails,
  sentElsewhere,
  someDetails,
  orderStatuses,
  type OrderStage,
} from '../../support/purchase/purchase';

const stages = Object.keys(orderStatuses) as OrderStage[];
const plans = ['tunnelPass', 'tunnelPassPlus', 'specialOffer'] as const;

/** P2.20: paid is not signed, so the contract stays open. */
const allButContract = purchaseSteps.filter((step) => step !== 'contract');
/**
 * By the known state of the order: the steps that may be entered when everything is filled in, the read-only
 * steps, and the step that opens first.
 */
const byStage = {
  choosing: { open: 5, readOnly: [], landing: 'choice' },
  ordered: { open: 7, readOnly: purchaseSteps.slice(0, 5), landing: 'contract' },
  unchecked: { open: 7, readOnly: purchaseSteps.slice(0, 5), landing: 'contract' },
  signed: { open: 7, readOnly: purchaseSteps.slice(0, 6), landing: 'summary' },
  signedUnchecked: { open: 7, readOnly: purchaseSteps.slice(0, 6), landing: 'summary' },
  paid: { open: 7, readOnly: allButContract, landing: 'contract' },
  done: { open: 7, readOnly: purchaseSteps, landing: 'summary' },
} as const satisfies Readonly<Record<OrderStage, object>>;

const isPaid = (stage: OrderStage): boolean => orderStatuses[stage]?.paid === 'yes';

const ofCompany = ['rib', 'kbis'] as const;

/** By customer type and plan: the documents of step 4; null where the plan is not allowed. */
const documentsOf = {
  individual: {
    tunnelPass: ['rib'],
    tunnelPassPlus: ['rib'],
    specialOffer: ['rib', 'idFront', 'idBack'],
  },
  professional: { tunnelPass: ofCompany, tunnelPassPlus: ofCompany, specialOffer: null },
} as const;

const detailsOf = { individual: someDetails(), professional: companyDetails() };
const emptyDetails = {
  individual: ['name', 'address', 'zip', 'city', 'email', 'emailConfirmation'],
  professional: ['companyName', 'address', 'zip', 'city', 'email', 'emailConfirmation'],
};
const emptyDelivery = {
  locker: ['quantity'],
  correspondence: ['quantity'],
  address: [
    'quantity',
    ...['companyName', 'address', 'zip', 'city'].map((line) => `address.${line}`),
  ],
};

const everything = plans.flatMap((planCode) =>
  customerTypes.flatMap((customerType) =>
    deliveryTypes.flatMap((deliveryType) =>
      stages.map((stage) => ({ planCode, customerType, deliveryType, stage })),
    ),
  ),
);

type Row = (typeof everything)[number];

/** All five steps filled in, two badges. */
function filledIn({ planCode, customerType, deliveryType, stage }: Row): PurchaseProgress {
  return {
    orderStatus: orderStatuses[stage],
    draft: aPurchaseDraft({
      choice: { customerType, planCode },
      details: detailsOf[customerType],
      delivery: {
        ...emptyPurchaseDraft.delivery,
        quantity: '2',
        deliveryType,
        address: deliveryType === 'address' ? sentElsewhere : emptyPurchaseDraft.delivery.address,
      },
    }),
    sold: offerCodes,
    isIbanRight: true,
    documents: documentsOf[customerType][planCode] ?? ['rib', 'kbis', 'idFront', 'idBack'],
  };
}

/** The choice and the delivery are filled in, nothing else. */
function justBegun(row: Row): PurchaseProgress {
  const { customerType, planCode, deliveryType } = row;
  return {
    ...filledIn(row),
    draft: {
      ...emptyPurchaseDraft,
      choice: { customerType, planCode },
      delivery: { ...emptyPurchaseDraft.delivery, deliveryType },
    },
    isIbanRight: false,
    documents: [],
  };
}

const enterable = (progress: PurchaseProgress) =>
  purchaseSteps.filter((step) => mayEnterPurchaseStep(step, progress));

const lacks = (progress: PurchaseProgress) =>
  Object.fromEntries(purchaseSteps.map((step) => [step, purchaseLacks(step, progress)]));

const none = Object.fromEntries(purchaseSteps.map((step) => [step, [] as string[]]));

describe.each(everything)(
  'P4.1 plan $planCode, $customerType, $deliveryType, $stage',
  (row: Row) => {
    const { stage, customerType, planCode, deliveryType } = row;
    const documents = documentsOf[customerType][planCode];
    const isTheirs = documents !== null;
    const { open, readOnly, landing } = byStage[stage];

    it('which steps may be entered', () => {
      const expected = isTheirs || stage !== 'choosing' ? purchaseSteps.slice(0, open) : ['choice'];
      expect(enterable(filledIn(row))).toEqual(expected);
      expect(enterable(justBegun(row))).toEqual(
        stage === 'choosing' ? purchaseSteps.slice(0, isTheirs ? 2 : 1) : expected,
      );
    });

    it('what each step still requires', () => {
      const ahead = {
        contract: orderStatuses[stage]?.signed === 'unknown' ? ['signature'] : [],
        summary: isPaid(stage) ? [] : ['payment'],
      };
      if (stage !== 'choosing') {
        expect(lacks(justBegun(row))).toEqual({ ...none, ...ahead });
        return;
      }
      const noChoice = { choice: ['planCode'] };
      const theirs = isTheirs
        ? {}
        : { ...noChoice, details: ['choice'], delivery: ['choice'], bank: ['choice'] };
      expect(lacks(filledIn(row))).toEqual({ ...none, ...ahead, ...theirs });
      expect(lacks(justBegun(row))).toEqual({
        ...none,
        ...ahead,
        details: emptyDetails[customerType],
        delivery: emptyDelivery[deliveryType],
        bank: ['iban', ...(documents ?? [])],
        terms: ['terms'],
        ...theirs,
      });
    });

    it('which steps are read-only, and which one opens first', () => {
      expect(purchaseSteps.filter((step) => isReadOnlyStep(step, orderStatuses[stage]))).toEqual(
        readOnly,
      );
      expect(landingPurchaseStep(orderStatuses[stage])).toBe(landing);
      expect(openPurchaseStep(landing, filledIn(row))).toBe(landing);
    });

    it('a requested step opens, or the last one before it that may be entered', () => {
      const progress = filledIn(row);
      const last = enterable(progress).length;
      purchaseSteps.forEach((step, index) => {
        expect(openPurchaseStep(step, progress)).toBe(purchaseSteps[Math.min(index, last - 1)]);
      });
    });
  },
);

describe('P4.1 Suivant and Précédent', () => {
  it.each([
    ['choice', null, 'details'],
    ['details', null, 'delivery'],
    ['delivery', 'details', 'bank'],
    ['bank', 'delivery', 'terms'],
    ['terms', 'bank', 'contract'],
    ['contract', 'terms', 'summary'],
    ['summary', 'contract', null],
  ] as const)('%s: back to %s, forward to %s', (step, previous, next) => {
    expect(previousPurchaseStep(step)).toBe(previous);
    expect(nextPurchaseStep(step)).toBe(next);
  });
});

describe('P5.8 the documents that are missing', () => {
  it.each([
    ['individual', 'specialOffer', ['idBack'], ['rib', 'idFront']],
    ['individual', 'tunnelPass', ['kbis', 'idFront', 'idBack'], ['rib']],
    ['professional', 'tunnelPassPlus', ['rib', 'idFront'], ['kbis']],
  ] as const)('%s, plan %s, with %j available: %j', (customerType, planCode, onHand, expected) => {
    expect(missingDocuments({ customerType, planCode }, onHand)).toEqual(expected);
  });
});

test.prop([
  fc.record({
    orderStatus: fc.constantFrom(...Object.values(orderStatuses)),
    sold: fc.subarray([...offerCodes]),
    isIbanRight: fc.boolean(),
    documents: fc.subarray([...purchaseDocuments]),
    draft: fc.record({
      choice: fc.record({
        customerType: fc.constantFrom('', ...customerTypes),
        planCode: fc.constantFrom('', ...plans),
      }),
      details: fc.constantFrom(emptyPurchaseDraft.details, someDetails(), companyDetails()),
      delivery: fc.record({
        quantity: fc.constantFrom('', '1', '3'),
        deliveryType: fc.constantFrom('', ...deliveryTypes),
        address: fc.constantFrom(sentElsewhere, emptyPurchaseDraft.delivery.address),
        wantsPostalInvoices: fc.boolean(),
      }),
      terms: fc.record({ areAccepted: fc.boolean() }),
    }),
  }),
])(
  'P4.1 the open steps are the first ones, and none opens while one before it is incomplete',
  (progress) => {
    const open = enterable(progress);
    expect(open).toEqual(purchaseSteps.slice(0, Math.max(open.length, 1)));
    for (const step of open) {
      const before = purchaseSteps.slice(0, purchaseSteps.indexOf(step));
      const lacking = before.flatMap((one) => purchaseLacks(one, progress));
      expect(lacking.filter((lack) => lack !== 'signature')).toEqual([]); // P4.5
    }
    const last = open.at(-1) ?? 'choice';
    expect(openPurchaseStep('summary', progress)).toBe(last);
  },
);
