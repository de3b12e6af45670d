import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { claimRefunds } from '../../../src/application/freeRamp/claimRefunds';
import {
  selectCards,
  selectReceipts,
  selectRefunds,
} from '../../../src/application/freeRamp/freeRampSlice';
import { lookUpTicket } from '../../../src/application/freeRamp/lookUpTicket';
import { linkCard, unlinkCard } from '../../../src/application/freeRamp/ticketCards';
import { latestData } from '../../../src/application/kernel/RemoteData';
import type { LicencePlate } from '../../../src/domain/basis/licencePlate';
import type { TruncatedPan } from '../../../src/domain/freeRamp/ticketCard';
import { heldAnswer } from '../../support/basis/heldAnswer';
import { wholeList } from '../../support/basis/wholeList';
import {
  aCard,
  aFoundTicket,
  anIdentifier,
  aReceipt,
  aRefund,
} from '../../support/freeRamp/freeRamp';
import { answered, openFreeRamp } from '../../support/freeRamp/openFreeRamp';

const found = aRefund({ id: 7409 });
const receipt = aReceipt({ id: 8306 });
const linked = aCard({ id: 6103 });
const link = { plate: 'GH789JK' as LicencePlate, pan: '497010XXXXXX1234' as TruncatedPan };

/** An account whose lists were requested before, and arrive after what it does. */
async function open() {
  const refunds = heldAnswer(E.right(wholeList(aRefund())));
  const receipts = heldAnswer(E.right(wholeList(aReceipt())));
  const cards = heldAnswer(E.right(wholeList(aCard())));
  const store = await openFreeRamp({
    refunds: {
      list: () => refunds.answer,
      lookUp: () => TE.right(aFoundTicket()),
      lookUpForAccount: () => TE.right(aFoundTicket({ refund: found })),
      claim: () => TE.right({ receipt, sentence: null }),
    },
    receipts: { list: () => receipts.answer },
    tickets: {
      listCards: () => cards.answer,
      linkCard: () => TE.right({ card: linked, tickets: [] }),
      unlinkCard: () => TE.right(undefined),
    },
  });
  const arrive = async (...lists: readonly { readonly give: () => void }[]): Promise<void> => {
    for (const { give } of lists) {
      give();
      await answered();
    }
  };
  const items = () => ({
    refunds: latestData(selectRefunds(store.getState()))?.items,
    receipts: latestData(selectReceipts(store.getState()))?.items,
    cards: latestData(selectCards(store.getState()))?.items,
  });
  return { store, refunds, receipts, cards, arrive, items };
}

describe('what an account does while its lists are loaded for the first time', () => {
  it('P4.21 a found refund is in the list that was requested before', async () => {
    const { store, refunds, receipts, cards, arrive, items } = await open();
    await store.dispatch(lookUpTicket({ identifier: anIdentifier, forAccount: true }));
    await arrive(cards, refunds, receipts);
    expect(items().refunds).toEqual([found, aRefund()]);
  });

  it('P4.23 a claim marks its refunds and adds its receipt once', async () => {
    const { store, refunds, receipts, cards, arrive, items } = await open();
    await store.dispatch(lookUpTicket({ identifier: anIdentifier, forAccount: true }));
    await arrive(refunds);
    await store.dispatch(claimRefunds([found.id]));
    await arrive(receipts, cards);
    expect(items()).toMatchObject({
      refunds: [{ ...found, claimed: true, receipt: receipt.path }, aRefund()],
      receipts: [receipt, aReceipt()],
    });
  });

  it('P7.25 a linked card is listed, an unlinked one is not', async () => {
    const { store, refunds, receipts, cards, arrive, items } = await open();
    await store.dispatch(linkCard(link));
    await store.dispatch(unlinkCard(aCard().id));
    await arrive(cards, refunds, receipts);
    expect(items().cards).toEqual([linked]);
  });
});
