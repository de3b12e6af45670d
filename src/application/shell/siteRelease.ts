import { asRecord } from '../../domain/basis/asRecord';
import type { FieldValues } from '../../domain/basis/parseFields';
import type { AppThunk } from '../kernel/AppThunk';
import type { HeldDraft } from '../ports/device/HeldDrafts';
import { selectIsAtWork, type RunsRoot } from './runsSlice';

/** Calls back when the host serves another release of the site; returns a function that ends it. */
export function watchRelease(onReplaced: () => void): AppThunk<() => void> {
  return (_dispatch, _getState, { browser }) => browser.release.watch(onReplaced);
}

/**
 * Loads the page again unasked when nothing is done in it: the visitor has left the tab, has typed nothing
 * in it and waits for nothing, and no use case runs. Returns a function that ends it.
 */
export function reloadWhenUnused(): AppThunk<() => void, RunsRoot> {
  return (_dispatch, getState, { browser: { release } }) =>
    release.whenLeftUnused(() => {
      if (selectIsAtWork(getState())) return false;
      release.reload();
      return true;
    });
}

/** Reloads the page with its drafts. */
export function reloadPage(): AppThunk {
  return (_dispatch, _getState, { browser }) => browser.release.reload();
}

/** The state of the drafts, which is loaded with the first form (`application/drafts/draftsSlice.ts`). */
interface DraftsRoot {
  readonly drafts?: {
    readonly drafts: Readonly<Record<string, FieldValues>>;
    readonly owners: Readonly<Record<string, string | null>>;
    readonly secrets: readonly string[];
  };
}

/** The state of a purchase, which is loaded with its page (`application/purchase/purchaseSlice.ts`). */
interface PurchaseRoot {
  readonly purchase?: { readonly iban: string; readonly documents: readonly unknown[] };
}

/** Whether a bank account or a document is in the memory of this page only: a reload loses it. */
export function selectHasSecrets({ drafts, purchase }: DraftsRoot & PurchaseRoot): boolean {
  return (
    (drafts !== undefined && drafts.secrets.some((name) => name in drafts.drafts)) ||
    (purchase !== undefined && (purchase.iban !== '' || purchase.documents.length > 0))
  );
}

/**
 * Stores the drafts of all forms until the page is loaded again, beside those that no form has taken yet;
 * bank accounts stay in memory.
 */
export function holdDrafts(): AppThunk<void, DraftsRoot> {
  return (_dispatch, getState, { browser }) => {
    const { drafts = {}, owners = {}, secrets = [] } = getState().drafts ?? {};
    const kept = Object.entries(drafts)
      .filter(([name]) => !secrets.includes(name))
      .map(([name, values]) => [name, { owner: owners[name] ?? null, values }] as const);
    if (kept.length === 0) return;
    const others = asRecord(browser.heldDrafts.read()) as Readonly<Record<string, HeldDraft>>;
    browser.heldDrafts.write({ ...others, ...Object.fromEntries(kept) });
  };
}
