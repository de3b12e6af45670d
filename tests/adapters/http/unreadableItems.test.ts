import { isRight, type Either } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { httpBadgeGateway } from '../../../src/adapters/http/HttpBadgeGateway';
import { httpPassageGateway } from '../../../src/adapters/http/HttpPassageGateway';
import { httpPublicSiteGateway } from '../../../src/adapters/http/HttpPublicSiteGateway';
import { httpReceiptGateway } from '../../../src/adapters/http/HttpReceiptGateway';
import { httpRefundGateway } from '../../../src/adapters/http/HttpRefundGateway';
import { httpSubscriberGateway } from '../../../src/adapters/http/HttpSubscriberGateway';
import { httpTicketGateway } from '../../../src/adapters/http/HttpTicketGateway';
import { httpTrafficGateway } from '../../../src/adapters/http/HttpTrafficGateway';
import type { Subscriber } from '../../../src/domain/subscriber';
import { ticketPeriodBounds } from '../../../src/domain/ticketPeriod';
import type { CardLink } from '../../../src/domain/ticketCard';
import { answerExample } from '../../simulators/support/examples';
import { passageQuery, type Send } from '../../support/calls';
import { startFailingServer, type FailingServer } from '../../support/failingServer';
import { today } from '../../support/fakePorts';
import { testClient } from '../../support/testClient';
import { itemsOf, tolerantOperations, withoutItem, withPart, type Trail } from './answerParts';
import { unreadableIn, withoutCounts } from './unreadableCounts';

/** How the site asks each operation whose answer holds a list that may be unreadable in part. */
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

/** Lists whose missing rows are told on screen (P7.2). */
const counted =
  /^(loadPublicData\/subscription|loadSubscriber\/user\/(invoices|badges|contractsAmendments)|list(Badges|Passages|Refunds|Receipts|Tickets|TicketFluxes))\b/;

const junk: readonly unknown[] = [null, 'junk', 7, [], {}];

let server: FailingServer;
let body: unknown;

beforeAll(async () => {
  server = await startFailingServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
});

afterAll(() => server.stop());

interface Asked {
  readonly outcome: Either<unknown, unknown>;
  readonly malformed: readonly string[];
}

async function ask(operationId: string, answer: unknown): Promise<Asked> {
  body = answer;
  const malformed: string[] = [];
  const send = sends[operationId];
  if (!send) throw new Error(`no call for ${operationId}`);
  return { outcome: await send(testClient(server.url, malformed)), malformed };
}

const nominal = (operationId: string): unknown =>
  answerExample(operationId as Parameters<typeof answerExample>[0]);

describe('P7.2 a list is read item by item', () => {
  it('each operation of the contract with such a list is held by this test', async () => {
    const operations = tolerantOperations(await readContract());
    // The snapshots of v1 are asked for only when those of v2 fail: traffic.test.ts.
    const asked = operations.filter((operationId) => operationId !== 'listTrafficSnapshots');
    expect(asked.toSorted()).toEqual(Object.keys(sends).toSorted());
  });

  it.each(Object.keys(sends))(
    '%s: an unreadable item is left out, reported and, where its absence would mislead, counted',
    async (operationId) => {
      const whole = nominal(operationId);
      const items = itemsOf(whole).filter(({ list }) => !list.includes('unpaidInvoicesObj'));
      expect(items.length).toBeGreaterThan(0);
      for (const [turn, { list, index }] of items.entries()) {
        const place = `${operationId}/${list.join('/')}/${index}`;
        if (list.at(-1) === 'contracts') continue;
        const broken = withPart(whole, [...list, String(index)], junk[turn % junk.length]);
        const { outcome, malformed } = await ask(operationId, broken);
        const expected = await ask(operationId, withoutItem(whole, list, index));
        expect(withoutCounts(outcome), place).toEqual(withoutCounts(expected.outcome));
        expect(malformed.join('\n'), place).toContain(`/${[...list, String(index)].join('/')}`);
        expect(unreadableIn(outcome), place).toBe(counted.test(place) ? 1 : 0);
      }
    },
  );

  it('each field of an item that is removed, null or of another type leaves out that item alone', async () => {
    const whole = nominal('listPassages') as { readonly passages: readonly object[] };
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

describe('P7.2 the lists of public data fail one by one', () => {
  const lists = Object.keys(nominal('loadPublicData') as object);

  it.each(lists)('%s missing, null or of another type takes nothing else along', async (list) => {
    const whole = nominal('loadPublicData') as object;
    for (const value of [undefined, null, 'junk', {}]) {
      const { outcome, malformed } = await ask('loadPublicData', withPart(whole, [list], value));
      const nothing = list === 'maintenance' ? false : [];
      const empty = await ask('loadPublicData', { ...whole, [list]: nothing });
      const { right } = empty.outcome as { readonly right: object };
      // Nobody orders without a price: that the prices are unreadable is told.
      const known =
        list === 'subscription' ? { ...right, tariffs: null, unreadableTariffs: 1 } : right;
      expect(outcome).toEqual({ _tag: 'Right', right: known });
      expect(malformed.join('\n')).toContain(`/${list}`);
    }
  });

  it('an answer without a single list is another answer', async () => {
    const { outcome } = await ask('loadPublicData', {});
    expect(outcome).toEqual({ _tag: 'Left', left: { kind: 'service/unreadable' } });
  });
});

describe('P7.3 the state of the traffic', () => {
  it.each([
    ['a group', ['data', 'TPC'], ['MA', 'AM']],
    ['a direction', ['data', 'SCH', 'FSC'], ['FSC']],
  ] as const)(
    '%s that is missing or unreadable is unknown, the others stand',
    async (_title, trail, codes) => {
      for (const value of [undefined, null, 'junk', {}]) {
        const { outcome } = await ask(
          'readTraffic',
          withPart(nominal('readTraffic'), trail, value),
        );
        const { directions } = (
          outcome as {
            readonly right: {
              readonly directions: readonly { readonly code: string; readonly state: string }[];
            };
          }
        ).right;
        expect(directions).toHaveLength(8);
        expect(
          directions.filter(({ state }) => state === 'unknown').map(({ code }) => code),
        ).toEqual(codes);
      }
    },
  );
});

describe('M3.1 the lists of a subscriber pair by position', () => {
  const whole = nominal('loadSubscriber');
  const load = async (trail: Trail, value: unknown): Promise<Subscriber> => {
    const { outcome } = await ask('loadSubscriber', withPart(whole, trail, value));
    if (!isRight(outcome)) throw new Error(JSON.stringify(outcome));
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

  it('money of a contract is read whole: one wrong amount makes it unreadable', async () => {
    for (const field of ['accountBalance', 'unpaidInvoicesObj', 'balanceSign']) {
      const { contracts } = await load(['user', 'contracts', '0', field], null);
      expect(contracts.map(({ contract }) => contract === null)).toEqual([true, false, false]);
    }
    const trail = ['user', 'contracts', '0', 'unpaidInvoicesObj', '0', 'totalAmount'];
    const { contracts } = await load(trail, 'junk');
    expect(contracts[0]?.contract).toBeNull();
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

  it('who is signed in is read whole', async () => {
    for (const field of ['username', 'email', 'wantBeRemoved']) {
      const { outcome } = await ask('loadSubscriber', withPart(whole, ['user', field], null));
      expect(outcome).toEqual({ _tag: 'Left', left: { kind: 'service/unreadable' } });
    }
  });
});

it('P8.1 a refusal is no list: nothing is tolerated in it', async () => {
  const { outcome } = await ask('listPassages', { state: false, response: 'Phrase.' });
  expect(outcome).toEqual({
    _tag: 'Left',
    left: { kind: 'service/refused', message: 'Phrase.' },
  });
});
