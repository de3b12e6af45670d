import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpTrafficGateway } from '../../../../src/adapters/http/publicSite/HttpTrafficGateway';
import type { Traffic } from '../../../../src/domain/publicSite/traffic';
import { answerExample } from '../../../simulators/support/examples';
import { startFailingServer, type FailingServer } from '../../../support/http/failingServer';
import { testClient } from '../../../support/http/testClient';

const v2 = 'GET /api/v2/traffic';
const v1 = 'POST /api/public/traffic';
const failed = { status: 500, body: {} };
const well = (body: unknown) => ({ status: 200, body });
const [newest, former] = answerExample('listTrafficSnapshots') as readonly {
  readonly date: { readonly timestamp: number };
}[];

let server: FailingServer;
let asked: string[];
let answers: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

beforeAll(async () => {
  server = await startFailingServer((request, response) => {
    request.resume();
    const operation = `${request.method ?? ''} ${request.url ?? ''}`;
    asked.push(operation);
    const { status, body } = answers[operation] ?? failed;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.stop());

const read = async (): Promise<unknown> =>
  E.toUnion(await httpTrafficGateway(testClient(server.url, [])).read()());

it.each([null, -1, 'x'])('P3.10 a closed direction with the time %j is closed', async (time) => {
  const answer = answerExample('readTraffic') as { readonly data: { readonly TPC: object } };
  const closed = { isOpen: false, traffic: '', time, entries: [], exits: [] };
  const data = { ...answer.data, TPC: { ...answer.data.TPC, MA: closed } };
  answers = { [v2]: well({ ...answer, data }) };
  const { directions } = (await read()) as Traffic;
  expect(directions[0]).toMatchObject({ state: 'closed', minutes: null });
});

describe('P7.3 the list of v1 is requested if the current state of v2 fails', () => {
  it('and not otherwise', async () => {
    answers = { [v2]: well(answerExample('readTraffic')) };
    expect(await read()).toHaveProperty('directions');
    expect(asked).toEqual([v2]);
  });

  it.each([
    ['in its order', [newest, former]],
    ['in any order', [former, newest]],
    ['with an entry that cannot be read', [{ date: null }, newest]],
  ])('its newest entry is the state of the tunnels: %s', async (_, list) => {
    answers = { [v2]: failed, [v1]: well(list) };
    expect(await read()).toMatchObject({ updatedAt: newest?.date.timestamp });
    expect(asked).toEqual([v2, v1]);
  });

  it.each([
    ['it is empty', well([])],
    ['it is unreadable', well('junk')],
    ['it fails too', failed],
  ])('if %s, the failure of v2 is reported', async (_, list) => {
    answers = { [v2]: well({ status: 'error', message: 'Capteurs en panne' }), [v1]: list };
    expect(await read()).toEqual({ kind: 'service/refused', message: 'Capteurs en panne' });
    expect(asked).toEqual([v2, v1]);
  });
});
