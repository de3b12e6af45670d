import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { selectCards, selectTickets } from '../../../src/application/freeRamp/freeRampSlice';
import { linkCard, unlinkCard } from '../../../src/application/freeRamp/ticketCards';
import type { CardLink, TruncatedPan } from '../../../src/domain/freeRamp/ticketCard';
import type { LicencePlate } from '../../../src/domain/basis/licencePlate';
import { aCard, aTicket } from '../../support/freeRamp/freeRamp';
import { openFreeRamp, toastOf } from '../../support/freeRamp/openFreeRamp';
import { wholeList } from '../../support/basis/wholeList';

const link: CardLink = {
  plate: 'GH789JK' as LicencePlate,
  pan: '497010XXXXXX1234' as TruncatedPan,
};
const linked = aCard({ id: 6103, plate: 'GH789JK', lastDigits: '1234' });
const refusal = {
  kind: 'service/refused',
  message: 'Cette carte bancaire est déjà associée à cette plaque.',
} as const;

describe('P2.37, P7.25 linking a card', () => {
  it('adds it to the cards, and reports how many tickets were found (P8.17)', async () => {
    const ask = vi.fn(() => TE.right({ card: linked, tickets: [aTicket(), aTicket({ id: 2 })] }));
    const store = await openFreeRamp({ tickets: { linkCard: ask } });
    await store.dispatch(linkCard(link));
    expect(ask).toHaveBeenCalledWith(link);
    expect(selectCards(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(aCard(), linked),
    });
    expect(toastOf(store)).toEqual({
      tone: 'success',
      notice: { kind: 'freeRamp/card-linked', ticketCount: 2 },
    });
  });

  it('twice, with the same id, lists it once', async () => {
    const store = await openFreeRamp({
      tickets: { linkCard: () => TE.right({ card: aCard({ plate: 'GH789JK' }), tickets: [] }) },
    });
    await store.dispatch(linkCard(link));
    expect(selectCards(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(aCard({ plate: 'GH789JK' })),
    });
  });

  it("P8.3 that is refused changes nothing and the toast has the server's sentence", async () => {
    const store = await openFreeRamp({ tickets: { linkCard: () => TE.left(refusal) } });
    await store.dispatch(linkCard(link));
    expect(selectCards(store.getState())).toEqual({ status: 'ready', data: wholeList(aCard()) });
    expect(selectTickets(store.getState()).status).toBe('ready');
    expect(toastOf(store)).toEqual({ tone: 'error', notice: refusal });
  });
});

describe('P2.38, P7.25 unlinking a card', () => {
  it('removes it from the cards, with a toast (P8.17)', async () => {
    const other = aCard({ id: 6102 });
    const ask = vi.fn(() => TE.right(undefined));
    const store = await openFreeRamp({
      tickets: { listCards: () => TE.right(wholeList(aCard(), other)), unlinkCard: ask },
    });
    await store.dispatch(unlinkCard(6101));
    expect(ask).toHaveBeenCalledWith(6101);
    expect(selectCards(store.getState())).toEqual({ status: 'ready', data: wholeList(other) });
    expect(toastOf(store)).toEqual({
      tone: 'success',
      notice: { kind: 'freeRamp/done', action: 'cardUnlinked', sentence: null },
    });
  });

  it("P8.3 that is refused does not change the cards and the toast has the server's sentence", async () => {
    const store = await openFreeRamp({ tickets: { unlinkCard: () => TE.left(refusal) } });
    await store.dispatch(unlinkCard(6101));
    expect(selectCards(store.getState())).toEqual({ status: 'ready', data: wholeList(aCard()) });
    expect(toastOf(store)).toEqual({ tone: 'error', notice: refusal });
  });
});

it.each([
  ['linked', linkCard(link)],
  ['unlinked', unlinkCard(6101)],
] as const)('P2.36 once a card is %s, the loaded tickets are dropped', async (_title, change) => {
  const store = await openFreeRamp({
    tickets: {
      linkCard: () => TE.right({ card: linked, tickets: [] }),
      unlinkCard: () => TE.right(undefined),
    },
  });
  await store.dispatch(change as ReturnType<typeof unlinkCard>);
  expect(selectTickets(store.getState())).toEqual({ status: 'idle' });
});
