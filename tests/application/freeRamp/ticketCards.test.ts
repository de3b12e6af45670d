import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { selectCards, selectTickets } from '../../../src/application/freeRamp/freeRampSlice';
import { linkCard, unlinkCard } from '../../../src/application/freeRamp/ticketCards';
import type { CardLink, TruncatedPan } from '../../../src/domain/ticketCard';
import type { LicencePlate } from '../../../src/domain/licencePlate';
import { aCard, aTicket } from '../../support/freeRamp';
import { openFreeRamp, toastOf } from '../../support/openFreeRamp';
import { wholeList } from '../../support/wholeList';

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
  it('adds it to the cards, and tells how many tickets were found (P8.17)', async () => {
    const ask = vi.fn(() => right({ card: linked, tickets: [aTicket(), aTicket({ id: 2 })] }));
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

  it('linked anew, under the same id, it stands there once', async () => {
    const store = await openFreeRamp({
      tickets: { linkCard: () => right({ card: aCard({ plate: 'GH789JK' }), tickets: [] }) },
    });
    await store.dispatch(linkCard(link));
    expect(selectCards(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(aCard({ plate: 'GH789JK' })),
    });
  });

  it("P8.3 refused, it changes nothing and the toast has the server's words", async () => {
    const store = await openFreeRamp({ tickets: { linkCard: () => left(refusal) } });
    await store.dispatch(linkCard(link));
    expect(selectCards(store.getState())).toEqual({ status: 'ready', data: wholeList(aCard()) });
    expect(selectTickets(store.getState()).status).toBe('ready');
    expect(toastOf(store)).toEqual({ tone: 'error', notice: refusal });
  });
});

describe('P2.38, P7.25 unlinking a card', () => {
  it('takes it out of the cards and says so (P8.17)', async () => {
    const other = aCard({ id: 6102 });
    const ask = vi.fn(() => right(undefined));
    const store = await openFreeRamp({
      tickets: { listCards: () => right(wholeList(aCard(), other)), unlinkCard: ask },
    });
    await store.dispatch(unlinkCard(6101));
    expect(ask).toHaveBeenCalledWith(6101);
    expect(selectCards(store.getState())).toEqual({ status: 'ready', data: wholeList(other) });
    expect(toastOf(store)).toEqual({
      tone: 'success',
      notice: { kind: 'freeRamp/done', deed: 'cardUnlinked', sentence: null },
    });
  });

  it("P8.3 refused, the card stays and the toast has the server's words", async () => {
    const store = await openFreeRamp({ tickets: { unlinkCard: () => left(refusal) } });
    await store.dispatch(unlinkCard(6101));
    expect(selectCards(store.getState())).toEqual({ status: 'ready', data: wholeList(aCard()) });
    expect(toastOf(store)).toEqual({ tone: 'error', notice: refusal });
  });
});

it.each([
  ['linked', linkCard(link)],
  ['unlinked', unlinkCard(6101)],
] as const)(
  'P2.36 once a card is %s, the tickets on hand are no longer those of the account',
  async (_title, change) => {
    const store = await openFreeRamp({
      tickets: {
        linkCard: () => right({ card: linked, tickets: [] }),
        unlinkCard: () => right(undefined),
      },
    });
    await store.dispatch(change as ReturnType<typeof unlinkCard>);
    expect(selectTickets(store.getState())).toEqual({ status: 'idle' });
  },
);
