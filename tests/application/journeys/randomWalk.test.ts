import { fc, test } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { purchaseDocuments } from '../../../src/domain/purchase/purchaseDocuments';
import { purchaseSteps } from '../../../src/domain/purchase/purchaseStep';
import { ibans, pools } from '../../support/purchase/purchaseNeeds';
import type { OrderBehaviour } from '../../support/purchase/purchaseServer';
import {
  PurchaseWalk,
  type SimpleAction,
  type WalkAction,
} from '../../support/purchase/purchaseWalk';

type Actions = readonly WalkAction[];

const fields = Object.keys(pools);
const one = (action: WalkAction): Actions => [action];
const does = (...names: SimpleAction[]) =>
  fc.constantFrom(...names).map((name) => one({ does: name }));

const anyField = fc
  .constantFrom(...fields)
  .chain((field) =>
    fc
      .constantFrom(...(pools[field]?.right ?? []), ...(pools[field]?.wrong ?? []))
      .map((value) => ({ field, value })),
  );

/** The actions that fill in all fields of a step with valid values, in order. */
const filledIn = fc
  .tuple(fc.constantFrom('choice', 'details', 'delivery', 'terms'), fc.nat(1), fc.boolean())
  .map(([step, choice, isElsewhere]): Actions =>
    fields
      .filter((field) => field.startsWith(`${step}.`))
      .map((field) => {
        const { right } = pools[field] ?? { right: [] };
        const value = right[choice % right.length] ?? '';
        return { does: isElsewhere ? 'typeInOtherTab' : 'type', field, value } as const;
      }),
  );

const bankFilledIn = fc
  .constantFrom(...ibans.right)
  .map((value): Actions => [
    { does: 'iban', value: String(value) },
    ...purchaseDocuments.map((document) => ({ does: 'document', document, isHeld: true }) as const),
  ]);

const moods: readonly OrderBehaviour[] = ['accepts', 'refuses', 'isOutOfReach', 'losesItsAnswer'];
const ordered = fc
  .tuple(fc.constantFrom(...moods), fc.constantFrom('one', 'two', 'inTwoTabs'))
  .map(([mood, clicks]) => one({ does: 'order', mood, clicks }));

const anything = fc.oneof(
  { weight: 4, arbitrary: does('next') },
  { weight: 2, arbitrary: filledIn },
  { weight: 2, arbitrary: bankFilledIn },
  { weight: 4, arbitrary: ordered },
  { weight: 2, arbitrary: does('back', 'reload', 'sign', 'pay') },
  { weight: 1, arbitrary: does('comeBackRefused', 'restart') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...purchaseSteps).map((step) => one({ does: 'goTo', step })),
  },
  { weight: 2, arbitrary: anyField.map((typed) => one({ does: 'type', ...typed })) },
  { weight: 1, arbitrary: anyField.map((typed) => one({ does: 'typeInOtherTab', ...typed })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...ibans.right, ...ibans.wrong)
      .map((value) => one({ does: 'iban', value: String(value) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...purchaseDocuments), fc.boolean())
      .map(([document, isHeld]) => one({ does: 'document', document, isHeld })),
  },
);

async function walk(actions: Actions): Promise<PurchaseWalk> {
  const person = new PurchaseWalk();
  person.check();
  for (const action of actions) {
    await person.act(action);
    person.check();
  }
  return person;
}

const rightly = (...steps: readonly string[]): Actions =>
  fields
    .filter((field) => steps.some((step) => field.startsWith(`${step}.`)))
    .map((field) => ({ does: 'type', field, value: pools[field]?.right[0] ?? '' }));
const bank: Actions = [
  { does: 'iban', value: String(ibans.right[0]) },
  { does: 'document', document: 'rib', isHeld: true },
];
const next: WalkAction = { does: 'next' };

const allRight = rightly('choice', 'details', 'delivery', 'terms');
const orderOnce: WalkAction = { does: 'order', mood: 'accepts', clicks: 'one' };

/** Most errors can only occur in the late steps. */
const begun = fc.constantFrom<Actions>(
  [],
  allRight,
  [...allRight, ...bank],
  [...allRight, ...bank.slice(0, 1)],
  [...allRight, ...bank.slice(1)],
  [...allRight, ...bank, orderOnce],
  [...allRight, ...bank, orderOnce, { does: 'sign' }],
);

it('P4.1–P4.5 passes the seven steps, and passes them again once the order is paid', async () => {
  const filling: Actions = [
    ...rightly('choice'),
    next,
    ...rightly('details'),
    next,
    ...rightly('delivery'),
    next,
    ...bank,
    next,
    ...rightly('terms'),
  ];
  const ordering: Actions = [
    { does: 'order', mood: 'losesItsAnswer', clicks: 'one' },
    { does: 'reload' },
    ...bank,
    { does: 'order', mood: 'accepts', clicks: 'inTwoTabs' },
    { does: 'comeBackRefused' },
    { does: 'goTo', step: 'contract' },
    { does: 'sign' },
  ];
  const once = [...filling, ...ordering, { does: 'pay' }] as const;
  const person = await walk([...once, ...filling, ...ordering]);
  expect([...person.visited].sort()).toEqual([...purchaseSteps].sort());
  expect(person.server.orders).toHaveLength(2);
  expect(person.open).toBe('summary');
});

test.prop([begun, fc.array(anything, { minLength: 5, maxLength: 30 })], {
  numRuns: process.env['MUTATION_TESTS'] === 'true' ? 30 : 150,
  // oxlint-disable-next-line typescript/no-deprecated -- the types of its plugin do not fit a property
  interruptAfterTimeLimit: 5_000,
})(
  'P4.1–P4.5, P5.1–P5.9 no step opens early, no typed value is lost, no order is sent twice',
  async (beginning, chapters) => {
    await walk([...beginning, ...chapters.flat()]);
  },
);
