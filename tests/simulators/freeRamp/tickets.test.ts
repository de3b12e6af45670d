import { describe, expect, it } from 'vitest';
import { sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { cash, dataOf, signInNeighbour } from './freeRampData.ts';
import { pdfText } from './pdfText.ts';

const operator = operatorForEachTest();

const list = (startDate: string, endDate: string, by = operator.token): Promise<OperatorAnswer> =>
  operator.send('listTickets', { query: { startDate, endDate }, token: by });
const lastDays = (by = operator.token): Promise<OperatorAnswer> =>
  list('2026-11-14 00:00:00', '2026-11-21 23:59:59', by);
const makeReceipt = (ids: readonly number[], by = operator.token): Promise<OperatorAnswer> =>
  operator.send('createTicketReceipt', { body: { ids }, token: by });
const download = (identifier: string): Promise<OperatorAnswer> =>
  operator.send('downloadTransactionReceipt', { path: { identifier } });

describe('the tickets of a period', () => {
  it("P7.29 equal the contract's example, newest first", async () => {
    expect((await lastDays()).body).toEqual(answerExample('listTickets', 'nominal'));
  });

  it('P7.29 both bounds are included, in Paris local time', async () => {
    const ids = async (start: string, end: string): Promise<unknown> =>
      dataOf(await list(start, end)).map(({ id }) => id);
    expect(await ids('2026-11-20 18:12:04', '2026-11-20 18:12:04')).toEqual([9108]);
    expect(await ids('2026-11-20 18:12:05', '2026-11-21 23:59:59')).toEqual([]);
    expect(await ids('2026-11-20 00:00:00', '2026-11-20 18:12:03')).toEqual([9107]);
  });

  it.each(['2026-02-30 00:00:00', '2026-02-29 00:00:00'])(
    'an invalid date is refused: %s',
    async (day) => {
      const refused = { status: 'error', message: "La période demandée n'est pas valide." };
      expect((await list(day, '2026-11-21 23:59:59')).body).toEqual(refused);
      expect((await list('2026-01-01 00:00:00', day)).body).toEqual(refused);
    },
  );

  it('a period that ends before it starts has none, the longest period has all', async () => {
    const none = answerExample('listTickets', 'empty');
    expect((await list('2026-11-21 00:00:00', '2026-11-14 00:00:00')).body).toEqual(none);
    expect(dataOf(await list('0000-01-01 00:00:00', '9999-12-31 23:59:59'))).toHaveLength(12);
  });

  it('cannot be read by another account', async () => {
    expect(dataOf(await lastDays(await signInNeighbour(operator)))).toEqual([]);
  });

  it('P9.12 are not listed before they become visible', async () => {
    const { store, clock } = operator.services;
    const visibleFrom = clock.now() + 60;
    store.run('UPDATE ticket SET visibleFrom = :visibleFrom WHERE id = 9108', { visibleFrom });
    expect(dataOf(await lastDays())).toHaveLength(5);
    expect((await makeReceipt([9108])).body).toEqual(
      answerExample('createTicketReceipt', 'refused'),
    );
    clock.jump(60);
    expect(dataOf(await lastDays())).toHaveLength(6);
  });
});

describe('a receipt of tickets', () => {
  it('P7.26 lists its tickets, and each ticket refers to it', async () => {
    const body = requestExample('createTicketReceipt');
    const made = (await operator.send('createTicketReceipt', { body, token: operator.token }))
      .body as {
      readonly path: string;
      readonly receipt: object;
    };
    expect(made).toMatchObject({
      status: 'success',
      receipt: { countTickets: 3, path: made.path },
    });
    expect(made.path).toMatch(/^\/api\/v2\/receipt\/transaction\/20261120181204\d{6}$/);
    expect(dataOf(await operator.send('listReceipts', { token: operator.token }))[0]).toEqual(
      made.receipt,
    );
    const listed = dataOf(await lastDays());
    expect(listed.filter(({ receipt }) => receipt === null).map(({ id }) => id)).toEqual([9106]);
    expect(listed[0]).toMatchObject({ receipt: made.receipt });
    const pdf = pdfText(await download(made.path.slice(-20)));
    expect(pdf).toContain(`Reçu n° ${made.path.slice(-20)}`);
    expect(pdf).toContain('20/11/2026 à 18:12');
    expect(pdf).toContain('Carénage – Prado 2');
    expect(pdf).toMatch(/Total TTC\s+12,30 €/);
    expect(pdf).not.toContain('remboursé');
  });

  it('P4.26 only tickets without a receipt are accepted, all or none', async () => {
    const before = (await lastDays()).body;
    expect((await makeReceipt([9108, 9104])).body).toEqual(
      answerExample('createTicketReceipt', 'conflict'),
    );
    expect((await lastDays()).body).toEqual(before);
  });

  it('is refused for a ticket that the account does not see', async () => {
    const refused = answerExample('createTicketReceipt', 'refused');
    for (const id of [1, Number.MAX_SAFE_INTEGER, 1e300]) {
      expect((await makeReceipt([9108, id])).body).toEqual(refused);
    }
    expect((await makeReceipt([9108], await signInNeighbour(operator))).body).toEqual(refused);
    expect((await lastDays()).body).toEqual(answerExample('listTickets', 'nominal'));
  });
});

describe('the receipts', () => {
  it("P7.26 equal the contract's example, newest first", async () => {
    const { body } = await operator.send('listReceipts', { token: operator.token });
    expect(body).toEqual(answerExample('listReceipts', 'nominal'));
  });

  it('cannot be read by another account', async () => {
    const neighbour = await signInNeighbour(operator);
    expect(dataOf(await operator.send('listReceipts', { token: neighbour }))).toEqual([]);
  });

  it('P7.28 each can be downloaded at its path', async () => {
    for (const { path } of dataOf(await operator.send('listReceipts', { token: operator.token }))) {
      const { status, body } = await download(String(path).slice(-20));
      expect(status).toBe(200);
      expect(body).toBeInstanceOf(Uint8Array);
    }
    expect(pdfText(await download('20260801174400120012'))).toMatch(/Total TTC\s+12,80 €/);
  });

  it('P6.1 a visitor can download the receipt of a cash ticket by its number', async () => {
    const pdf = pdfText(await download(cash.refundable));
    expect(pdf).toContain('Carénage – Prado, Prado, Voie 3');
    expect(pdf).toMatch(/Total TTC\s+3,20 €/);
  });

  it.each([
    ['notFound', cash.unknown],
    ['directlyFinal', cash.directlyFinal],
  ])('P4.20 some cannot be downloaded: %s', async (name, identifier) => {
    const { status, body } = await download(identifier);
    expect(status).toBe(404);
    expect(body).toEqual(answerExample('downloadTransactionReceipt', name));
  });

  it('answers 429 after too many wrong numbers of all visitors', async () => {
    for (let count = 0; count < sharedAttempts; count += 1) {
      await download(String(count).padStart(20, '0'));
    }
    expect((await download(cash.refundable)).status).toBe(429);
  });
});
