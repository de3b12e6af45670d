import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../../../scripts/contract/readContract.ts';
import { httpBadgeGateway } from '../../../../src/adapters/http/badge/HttpBadgeGateway';
import { httpPassageGateway } from '../../../../src/adapters/http/passage/HttpPassageGateway';
import { httpPublicSiteGateway } from '../../../../src/adapters/http/publicSite/HttpPublicSiteGateway';
import { httpReceiptGateway } from '../../../../src/adapters/http/freeRamp/HttpReceiptGateway';
import { httpRefundGateway } from '../../../../src/adapters/http/freeRamp/HttpRefundGateway';
import { httpSubscriberGateway } from '../../../../src/adapters/http/subscriber/HttpSubscriberGateway';
import { httpTicketGateway } from '../../../../src/adapters/http/freeRamp/HttpTicketGateway';
import { httpTrafficGateway } from '../../../../src/adapters/http/publicSite/HttpTrafficGateway';
import type { Subscriber } from '../../../../src/domain/subscriber/subscriber';
import { ticketPeriodBounds } from '../../../../src/domain/freeRamp/ticketPeriodBounds';
import type { CardLink } from '../../../../src/domain/freeRamp/ticketCard';
import { answerExample } from '../../../simulators/support/examples';
import { answeringClient } from '../../../support/http/answeringClient';
import { passageQuery, type Send } from '../../../support/http/calls';
import { today } from '../../../support/store/fakePorts';
import { itemsOf, tolerantOperations, withoutItem, withPart, type Trail } from './answerParts';
import { unreadableIn, withoutCounts } from './unreadableCounts';

/** The call of the site for each operation whose answer contains a list with items that may be unreadable. */
const sends: Readonly<Record<string, Send>> = {
  loadPublicData: (api) => httpPublicSiteGateway(api).load()(),
  listPosts: (api) => httpPublicSiteGateway(api).listPosts()(),
  listSocialPosts: (api) => httpPublicSiteGateway(api).listSocialPosts()(),
  readTraffic: (api) => httpTrafficGateway(api).read()(),
  loadSubscriber: (api) => httpSubscriberGateway(api).load()(),
  listBadges: (api) => httpBadgeGateway(api).list()(),
  listPassages: (api) => httpPassageGateway(api).list(passageQuery)(),
  listRefunds: (api) => httpRefundGateway(api).list()(),
  listReceipts: (api) => httpReceiptGateway(api).list()(),
  listTickets: (api) => httpTicketGateway(api).list(ticketPeriodBounds('last7Days', today))(),
  listTicketFluxes: (api) => httpTicketGateway(api).listCards()(),
  addTicketFlux: (api) =>
    httpTicketGateway(api).linkCard({ plate: 'AB123CD', pan: '497010XXXXXX1234' } as CardLink)(),
};

/** Lists whose missing rows are counted on screen (P7.2). */
const counted =
  /^(loadPublicData\/(subscription|alerts)|loadSubscriber\/user\/(invoices|badges|contractsAmendments)|list(Badges|Passages|Refunds|Receipts|Tickets|TicketFluxes))\b/;

/** A list whose only item is unreadable may be null instead of empty. */
const emptied = (outcome: unknown): unknown =>
  JSON.parse(
    JSON.stringify(outcome, (_, value: unknown) =>
      Array.isArray(value) && value.length === 0 ? null : value,
    ),
  );

const junk: readonly unknown[] = [null, 'junk', 7, [], {}];

interface Asked {
  readonly outcome: E.Either<unknown, unknown>;
  readonly malformed: readonly string[];
}

async function ask(operationId: string, answer: unknown): Promise<Asked> {
  const malformed: string[] = [];
  const send = sends[operationId];
  if (!send) throw new Error(`no call for ${operationId}`);
  // The site receives what is written as JSON.
  const body: unknown = JSON.parse(JSON.stringify(answer));
  const outcome = await send(answeringClient(() => ({ body }), [], malformed));
  return { outcome, malformed };
}

const nominal = (operationId: string): unknown =>
  answerExample(operationId as Parameters<typeof answerExample>[0]);

describe('P7.2 a list is read item by item', () => {
  it('this test covers each operation of the contract with such a list', async () => {
    const operations = tolerantOperations(await readContract());
    // The snapshots of v1 are requested only if those of v2 fail: traffic.test.ts.
    // The contract of a save has what is unpaid, which is tested with that of a subscriber below.
    const others = ['listTrafficSnapshots', 'savePostalDetails'];
    const asked = operations.filter((operationId) => !others.includes(operationId));
    expect(asked.toSorted()).toEqual(Object.keys(sends).toSorted());
  });

  it.each(Object.keys(sends))(
    '%s: an unreadable item is left out, reported and, if its absence would mislead, counted',
    async (operationId) => {
      const whole = nominal(operationId);
      const lists = new Map(
        itemsOf(whole)
          .filter(({ list }) => !list.includes('unpaidInvoicesObj') && list.at(-1) !== 'contracts')
          .map((item) => [item.list.filter((key) => !/^\d+$/.test(key)).join('/'), item]),
      );
      expect(lists.size).toBeGreaterThan(0);
      for (const [turn, { list, index }] of [...lists.values()].entries()) {
        const place = `${operationId}/${list.join('/')}/${index}`;
        const broken = withPart(whole, [...list, String(index)], junk[turn % junk.length]);
        const { outcome, malformed } = await ask(operationId, broken);
        const expected = await ask(operationId, withoutItem(whole, list, index));
        expect(emptied(withoutCounts(outcome)), place).toEqual(
          emptied(withoutCounts(expected.outcome)),
        );
        expect(malformed.join('\n'), place).toContain(`/${[...list, String(index)].join('/')}`);
        expect(unreadableIn(outcome), place).toBe(counted.test(place) ? 1 : 0);
      }
    },
  );

  it('an item is left out alone if one of its fields is removed, null or of another type', async () => {
    const { passages, ...page } = nominal('listPassages') as { readonly passages: object[] };
    const whole = { ...page, passages: passages.slice(0, 2) };
    const others = (await ask('listPassages', withoutItem(whole, ['passages'], 0))).outcome;
    for (const field of Object.keys(whole.passages[0] ?? {})) {
      for (const value of [undefined, null, { of: 'another type' }]) {
        const { outcome } = await ask(
          'listPassages',
          withPart(whole, ['passages', '0', field], value),
        );
        expect(withoutCounts(outcome), field).toEqual(withoutCounts(others));
      }
    }
  });
});

describe('P7.2 lists per contract that are unreadable as a whole', () => {
  it.each([
    ['invoices', 'invoices'],
    ['badges', 'badges'],
    ['contractsAmendments', 'amendments'],
  ])('%s count as one entry of each contract', async (list, name) => {
    // As PHP writes an array after a filter.
    const broken = withPart(nominal('loadSubscriber'), ['user', list], { 1: [] });
    const { outcome } = await ask('loadSubscriber', broken);
    const { contracts } = (outcome as E.Right<Subscriber>).right;
    expect(contracts.length).toBeGreaterThan(1);
    for (const { unreadable } of contracts) expect(unreadable).toMatchObject({ [name]: 1 });
  });

  it('badges that are fetched again are a failure then: those on screen stay', async () => {
    const { outcome } = await ask('listBadges', { state: true, badges: { 1: [] } });
    expect(outcome).toEqual(E.left({ kind: 'service/unreadable' }));
  });
});

describe('P7.2 each list of public data can fail alone', () => {
  const lists = Object.keys(nominal('loadPublicData') as object);

  it.each(lists)('%s missing, null or of another type affects no other list', async (list) => {
    const whole = nominal('loadPublicData') as object;
    for (const value of [undefined, null, 'junk', {}]) {
      const { outcome, malformed } = await ask('loadPublicData', withPart(whole, [list], value));
      const nothing = list === 'maintenance' ? false : [];
      const empty = await ask('loadPublicData', { ...whole, [list]: nothing });
      const { right } = empty.outcome as { readonly right: { readonly documents: object } };
      const name = { financialAgenda: 'agenda', generalAssembly: 'assembly' }[list] ?? list;
      // Orders need the prices, and drivers the alerts: unreadable ones are counted. Other lists that a page
      // shows are null: none of them is said to be empty.
      const counts =
        name in right.documents
          ? { documents: { ...right.documents, [name]: null } }
          : {
              ...{ jobs: { jobs: null }, FAQ: { faq: null }, posts: { posts: null } },
              subscription: { tariffs: null, unreadableTariffs: 1 },
              alerts: { unreadableAlerts: 1 },
            }[list];
      expect(outcome).toEqual({ _tag: 'Right', right: { ...right, ...counts } });
      expect(malformed.join('\n')).toContain(`/${list}`);
    }
  });

  it('an answer without any list is unreadable', async () => {
    const { outcome } = await ask('loadPublicData', {});
    expect(outcome).toEqual({ _tag: 'Left', left: { kind: 'service/unreadable' } });
  });
});

describe('P7.3 the state of the traffic', () => {
  it.each([
    ['a group', ['data', 'TPC'], ['carenageToPrado', 'pradoToCarenage']],
    ['a direction', ['data', 'SCH', 'FSC'], ['schloesingToPrado']],
  ] as const)(
    '%s that is missing or unreadable is unknown, the others are read',
    async (_title, trail, unknown) => {
      for (const value of [undefined, null, 'junk', {}]) {
        const { outcome } = await ask(
          'readTraffic',
          withPart(nominal('readTraffic'), trail, value),
        );
        const { directions } = (
          outcome as {
            readonly right: {
              readonly directions: readonly {
                readonly direction: string;
                readonly state: string;
              }[];
            };
          }
        ).right;
        expect(directions).toHaveLength(8);
        expect(
          directions.filter(({ state }) => state === 'unknown').map(({ direction }) => direction),
        ).toEqual(unknown);
      }
    },
  );
});

describe('M3.1 the lists of a subscriber are matched by position', () => {
  const whole = nominal('loadSubscriber');
  const load = async (trail: Trail, value: unknown): Promise<Subscriber> => {
    const { outcome } = await ask('loadSubscriber', withPart(whole, trail, value));
    if (!E.isRight(outcome)) throw new Error(JSON.stringify(outcome));
    return outcome.right as Subscriber;
  };

  it('an unreadable contract keeps its position with its invoices and badges', async () => {
    const before = await load([], whole);
    for (const [index, value] of [null, 'junk', {}].entries()) {
      const { contracts } = await load(['user', 'contracts', String(index)], value);
      expect(contracts).toEqual(
        before.contracts.map((file, place) =>
          place === index ? { ...file, contract: null } : file,
        ),
      );
    }
  });

  it('a list of lists that is missing, null or of another type is empty', async () => {
    for (const value of [undefined, null, 'junk', {}]) {
      const { contracts } = await load(['user', 'invoices'], value);
      expect(contracts.map(({ invoices }) => invoices.length)).toEqual([0, 0, 0]);
    }
    const { contracts } = await load(['user', 'badges', '0'], null);
    expect(contracts[0]).toMatchObject({ badges: [], unreadable: { badges: 0 } });
    const broken = await load(['user', 'badges', '0'], 'junk');
    expect(broken.contracts[0]).toMatchObject({ badges: [], unreadable: { badges: 1 } });
    expect(broken.contracts[1]?.badges).toHaveLength(2);
  });

  it('who is signed in must be complete', async () => {
    for (const field of ['username', 'email', 'wantBeRemoved']) {
      const { outcome } = await ask('loadSubscriber', withPart(whole, ['user', field], null));
      expect(outcome).toEqual({ _tag: 'Left', left: { kind: 'service/unreadable' } });
    }
  });
});

it('P8.1 in a refusal, no part may be unreadable', async () => {
  const { outcome } = await ask('listPassages', { state: false, response: 'Phrase.' });
  expect(outcome).toEqual({
    _tag: 'Left',
    left: { kind: 'service/refused', message: 'Phrase.' },
  });
});
