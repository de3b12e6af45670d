import { describe, expect, it } from 'vitest';
import { generateTickets } from '../../../scripts/simulators/backend/freeRamp/generateTickets.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { dataOf, signInNeighbour } from './freeRampData.ts';

const operator = operatorForEachTest();

const card = requestExample('addTicketFlux');
const list = (by = operator.token): Promise<OperatorAnswer> =>
  operator.send('listTicketFluxes', { token: by });
const add = (changes: object = {}, by = operator.token): Promise<OperatorAnswer> =>
  operator.send('addTicketFlux', { body: { ...card, ...changes }, token: by });
const remove = (id: number, by = operator.token): Promise<OperatorAnswer> =>
  operator.send('removeTicketFlux', { path: { id }, token: by });
const ticketsOf = async (plate: string, by = operator.token): Promise<readonly unknown[]> => {
  const query = { startDate: '2026-01-01 00:00:00', endDate: '2026-12-31 23:59:59' };
  const listed = dataOf(await operator.send('listTickets', { query, token: by }));
  return listed.filter(({ licencePlate }) => licencePlate === plate).map(({ id }) => id);
};
const fluxOf = ({ body }: OperatorAnswer): { readonly id: number } =>
  (body as { readonly flux: { readonly id: number } }).flux;

describe('the linked cards', () => {
  it("P7.25 equal the contract's example", async () => {
    expect((await list()).body).toEqual(answerExample('listTicketFluxes', 'nominal'));
  });

  it('P7.25 a card is linked with the tickets found for it', async () => {
    const { body } = await add();
    expect(body).toMatchObject({
      status: 'success',
      flux: { licencePlate: 'GH789JK', lastFourDigits: '1234' },
      tickets: [
        { licencePlate: 'GH789JK', receipt: null },
        { licencePlate: 'GH789JK', receipt: null },
      ],
    });
    expect(dataOf(await list()).at(-1)).toEqual((body as { flux: unknown }).flux);
  });

  it('P9.12 more of its tickets appear within 72 hours', async () => {
    await add();
    expect(await ticketsOf('GH789JK')).toHaveLength(2);
    operator.services.clock.jump(72 * 3_600);
    const later = await operator.signIn();
    expect(await ticketsOf('GH789JK', later)).toHaveLength(4);
  });

  it('P8.3 a card is linked to a plate once, but to several plates', async () => {
    await add();
    expect((await add()).body).toEqual(answerExample('addTicketFlux', 'conflict'));
    const known = { licencePlate: 'AB123CD', truncatedPan: '497010XXXXXX4242' };
    expect((await add(known)).body).toEqual(answerExample('addTicketFlux', 'conflict'));
    expect((await add({ licencePlate: 'W1234' })).body).toMatchObject({
      status: 'success',
    });
    expect((await add({}, await signInNeighbour(operator))).body).toMatchObject({
      status: 'success',
    });
  });

  it('P7.25 the tickets of an unlinked card disappear, and return when it is linked again', async () => {
    const flux = fluxOf(await add());
    const tickets = await ticketsOf('GH789JK');
    expect((await remove(flux.id)).body).toEqual(answerExample('removeTicketFlux', 'nominal'));
    expect(await ticketsOf('GH789JK')).toEqual([]);
    expect((await list()).body).toEqual(answerExample('listTicketFluxes', 'nominal'));
    await add();
    expect(await ticketsOf('GH789JK')).toEqual(tickets);
    expect(dataOf(await list())).toHaveLength(3);
  });

  it('receipts remain after the card is unlinked, and its tickets get no second receipt', async () => {
    const flux = fluxOf(await add());
    const ids = await ticketsOf('GH789JK');
    const made = await operator.send('createTicketReceipt', {
      body: { ids },
      token: operator.token,
    });
    const { path } = made.body as { readonly path: string };
    await remove(flux.id);
    const again = { body: { ids }, token: operator.token };
    expect((await operator.send('createTicketReceipt', again)).body).toEqual(
      answerExample('createTicketReceipt', 'refused'),
    );
    const identifier = path.slice(-20);
    const { status } = await operator.send('downloadTransactionReceipt', { path: { identifier } });
    expect(status).toBe(200);
    await add();
    expect((await operator.send('createTicketReceipt', again)).body).toEqual(
      answerExample('createTicketReceipt', 'conflict'),
    );
  });

  it('can be unlinked once, by their owner only', async () => {
    const notFound = answerExample('removeTicketFlux', 'notFound');
    const neighbour = await signInNeighbour(operator);
    expect(dataOf(await list(neighbour))).toEqual([]);
    expect((await remove(6101, neighbour)).body).toEqual(notFound);
    expect((await remove(999_999_999_999_999)).body).toEqual(notFound);
    expect((await remove(6101)).body).toEqual(answerExample('removeTicketFlux', 'nominal'));
    expect((await remove(6101)).body).toEqual(notFound);
  });

  it.each(['ÉÈ1', '\0', '😀', '\ud800'])('P5.23 any plate is accepted', async (licencePlate) => {
    expect((await add({ licencePlate })).body).toMatchObject({ status: 'success' });
    expect((await add({ licencePlate })).body).toEqual(answerExample('addTicketFlux', 'conflict'));
  });
});

describe('the generated tickets of a card', () => {
  it('are the same for the same card, on any day of the year', () => {
    // The clocks change on 29 March and on 25 October 2026.
    for (const day of [
      '01-01',
      '03-28',
      '03-29',
      '03-30',
      '04-03',
      '10-24',
      '10-25',
      '10-26',
      '10-30',
    ]) {
      for (const hour of [0, 1, 12, 23]) {
        const now = Date.parse(`2026-${day}T00:30:00Z`) / 1_000 + hour * 3_600;
        const tickets = generateTickets('GH789JK', '497010XXXXXX1234', now);
        expect(generateTickets('GH789JK', '497010XXXXXX1234', now)).toEqual(tickets);
        expect(tickets.map(({ visibleFrom }) => visibleFrom <= now)).toEqual([
          true,
          true,
          false,
          false,
        ]);
        for (const { at, visibleFrom } of tickets) {
          expect(at).toBeLessThan(now);
          expect(visibleFrom - at).toBeLessThanOrEqual(72 * 3_600);
        }
      }
    }
  });

  it('differ from card to card', () => {
    const of = (digits: string): string =>
      JSON.stringify(generateTickets('GH789JK', `497010XXXXXX${digits}`, 1_795_251_600));
    expect(of('1234')).not.toBe(of('1235'));
  });
});
