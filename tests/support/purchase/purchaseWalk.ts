import * as E from 'fp-ts/Either';
import { expect } from 'vitest';
import { changePurchaseIban } from '../../../src/application/purchase/changePurchaseIban';
import {
  changePurchase,
  holdDocument,
  keep,
  keepSigned,
  restartPurchase,
} from '../../../src/application/purchase/keepPurchase';
import { placePurchase } from '../../../src/application/purchase/placePurchase';
import {
  selectHeldDocuments,
  selectIsOrderingSubscription,
  selectKeptPurchase,
  selectIsIbanRight,
  selectPurchaseIban,
} from '../../../src/application/purchase/purchaseSlice';
import {
  isWaiting,
  nothingKept,
  statusOfOrder,
  withPaid,
  type KeptPurchase,
} from '../../../src/domain/purchase/keptPurchase';
import { offerCodes } from '../../../src/domain/ordering/offerCode';
import {
  purchaseDocuments,
  type PurchaseDocument,
} from '../../../src/domain/purchase/purchaseDocuments';
import { emptyPurchaseDraft, type PurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import {
  openPurchaseStep,
  purchaseLacks,
  type PurchaseProgress,
} from '../../../src/domain/purchase/purchaseSteps';
import {
  nextPurchaseStep,
  previousPurchaseStep,
  type PurchaseStep,
} from '../../../src/domain/purchase/purchaseStep';
import { documentFiles, soldTariffs } from './purchase';
import { aPurchaseDevice, type PurchaseTab } from './purchaseDevice';
import {
  expectedDraft,
  isStepDone,
  mayBeOpen,
  mayOrder,
  withValueAt,
  type Page,
} from './purchaseNeeds';
import { aPurchaseServer, type OrderBehaviour } from './purchaseServer';

/** Actions without parameters. */
export type SimpleAction =
  | 'next'
  | 'back'
  | 'reload'
  | 'sign'
  | 'comeBackRefused'
  | 'pay'
  | 'restart';

/** An action of the user, or an event. */
export type WalkAction =
  | { readonly does: SimpleAction }
  | { readonly does: 'goTo'; readonly step: PurchaseStep }
  | { readonly does: 'type'; readonly field: string; readonly value: string | boolean }
  | { readonly does: 'typeInOtherTab'; readonly field: string; readonly value: string | boolean }
  | { readonly does: 'iban'; readonly value: string }
  | { readonly does: 'document'; readonly document: PurchaseDocument; readonly isHeld: boolean }
  | {
      readonly does: 'order';
      readonly mood: OrderBehaviour;
      readonly clicks: 'one' | 'two' | 'inTwoTabs';
    };

/** A person in the purchase, with the expected state. */
export class PurchaseWalk {
  readonly server = aPurchaseServer();
  readonly #device = aPurchaseDevice({ purchases: this.server.gateway });
  #tab: PurchaseTab = this.#device.openTab();
  readonly #otherTab: PurchaseTab = this.#device.openTab();
  wanted: PurchaseStep = 'choice';
  /** The values typed so far, which must be kept. */
  draft: PurchaseDraft = emptyPurchaseDraft;
  #iban = '';
  #documents = new Set<PurchaseDocument>();
  /** The number of orders on the server when this purchase began. */
  #ordersBefore = 0;
  readonly visited = new Set<PurchaseStep>();

  async act(action: WalkAction): Promise<void> {
    const { dispatch } = this.#tab;
    const { placed } = this.kept;
    switch (action.does) {
      case 'next':
        if (isStepDone(this.open, this.page))
          this.wanted = nextPurchaseStep(this.open) ?? this.open;
        return;
      case 'back':
        this.wanted = previousPurchaseStep(this.open) ?? this.open;
        return;
      case 'goTo':
        this.wanted = action.step;
        return;
      case 'type':
        this.#type(this.#tab, action.field, action.value);
        return;
      case 'typeInOtherTab':
        this.#type(this.#otherTab, action.field, action.value);
        return;
      case 'iban':
        dispatch(changePurchaseIban(action.value));
        this.#iban = action.value;
        return;
      case 'document': {
        const { document, isHeld } = action;
        dispatch(holdDocument(document, isHeld ? documentFiles[document] : null));
        if (isHeld) this.#documents.add(document);
        else this.#documents.delete(document);
        return;
      }
      case 'order':
        await this.#order(action.mood, action.clicks);
        return;
      case 'comeBackRefused':
      case 'reload':
        this.#reload();
        return;
      case 'sign':
        if (!placed || !isWaiting(this.kept)) return;
        this.#reload();
        this.#tab.dispatch(keepSigned(placed.reference));
        this.wanted = 'summary';
        return;
      case 'pay':
        if (!placed || !this.page.waiting?.isSigned) return;
        this.#reload();
        this.#tab.dispatch(keep(withPaid(this.kept, placed.reference)));
        this.#beginAnother();
        return;
      case 'restart':
        dispatch(restartPurchase());
        this.#forgetPage();
        this.#beginAnother();
        return;
    }
  }

  /** The invariants after each action. */
  check(): void {
    const { open, page } = this;
    this.visited.add(open);
    expect(mayBeOpen(open, page), `${open} is open`).toBe(true);
    // A step that may be open is open.
    if (mayBeOpen(this.wanted, page)) expect(open).toBe(this.wanted);
    expect(isStepDone(open, page)).toBe(purchaseLacks(open, this.#progress).length === 0);
    expect(this.kept.draft).toEqual(this.draft);
    expect(selectKeptPurchase(this.#otherTab.getState())).toEqual(this.kept);
    expect(page.iban).toBe(this.#iban);
    expect(page.documents).toEqual(purchaseDocuments.filter((one) => this.#documents.has(one)));
    expect(this.server.orders.length - this.#ordersBefore).toBeLessThanOrEqual(1);
    expect(selectIsOrderingSubscription(this.#tab.getState())).toBe(false);
    expect(this.#device.text()).not.toMatch(/FR\d\d|MC58|2004 ?1010|%PDF|rib|recto/);
  }

  get open(): PurchaseStep {
    return openPurchaseStep(this.wanted, this.#progress);
  }

  get kept(): KeptPurchase {
    return selectKeptPurchase(this.#tab.getState()) ?? nothingKept;
  }

  get page(): Page {
    const state = this.#tab.getState();
    const { kept } = this;
    return {
      draft: kept.draft,
      iban: selectPurchaseIban(state),
      documents: selectHeldDocuments(state),
      waiting: isWaiting(kept) ? kept.placed : null,
    };
  }

  get #progress(): PurchaseProgress {
    const { placed } = this.kept;
    const orderStatus =
      placed && isWaiting(this.kept)
        ? statusOfOrder({ reference: placed.reference, isSigned: false }, placed, 'no')
        : null;
    const isIbanRight = selectIsIbanRight(this.#tab.getState());
    return { ...this.page, isIbanRight, orderStatus, sold: offerCodes };
  }

  /** A form sends its whole step, with the values of its tab. */
  #type(tab: PurchaseTab, field: string, value: string | boolean): void {
    if (!isWaiting(this.kept)) this.draft = expectedDraft(this.draft, field, value);
    const shown = (selectKeptPurchase(tab.getState()) ?? nothingKept).draft;
    const step = field.replace(/\..*/, '') as keyof PurchaseDraft;
    tab.dispatch(changePurchase({ [step]: withValueAt(shown, field, value)[step] }));
  }

  async #order(mood: OrderBehaviour, clicks: 'one' | 'two' | 'inTwoTabs'): Promise<void> {
    const { server, page, kept } = this;
    server.mood = mood;
    const callsBefore = server.calls;
    const placing = [this.#tab, clicks === 'inTwoTabs' ? this.#otherTab : this.#tab]
      .slice(0, clicks === 'one' ? 1 : 2)
      .map((tab) => tab.dispatch(placePurchase(soldTariffs)));
    const outcomes: E.Either<unknown, string>[] = await Promise.all(placing);
    const [outcome] = outcomes;
    const isTaken = mood === 'accepts' && mayOrder(page);
    expect(outcome !== undefined && E.isRight(outcome)).toBe(isTaken || page.waiting !== null);
    expect(server.calls - callsBefore).toBe(mayOrder(page) ? 1 : 0);
    if (isTaken) expect(this.kept.placed?.reference).toBe(server.orders.at(-1)?.reference);
    else expect(this.kept).toEqual({ ...kept, orderKey: this.kept.orderKey });
    if (isTaken) this.wanted = 'contract';
  }

  #reload(): void {
    this.#tab.close();
    this.#tab = this.#device.openTab();
    this.#forgetPage();
  }

  #forgetPage(): void {
    this.#iban = '';
    this.#documents = new Set();
    this.wanted = 'choice';
  }

  #beginAnother(): void {
    this.draft = emptyPurchaseDraft;
    this.#ordersBefore = this.server.orders.length;
  }
}
