import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { language } from '#words/shell/language';
import type { CarriedInput } from './adapters/browser/storage/sessionCarriedInput';
import type { AppStore } from './application/store';
import { prepareDates } from './domain/basis/calendarDay';
import { loadPageAt } from './ui/app/loadPageAt';
import { pageOf } from './ui/navigation/languages';
import { PaintedContentContext, type PaintedContent } from './ui/state/painted/PaintedContent';
import { enterFields } from './ui/state/painted/carriedFields';
import { beginHydration } from './ui/state/painted/hydration';
import { holdInput, repeatPresses } from './ui/state/painted/heldInput';
import { rootOptions } from './ui/state/loading/rootOptions';
import { TakenOverContext } from './ui/state/painted/TakenOver';

/**
 * Starts the site once the code of the page is loaded, so that the page is rendered once. What
 * its file contains stays until then: what the build painted, or a skeleton. A part that does not arrive ends
 * in the error screen of the page. `carried`: what was entered into the same page in another language, or of
 * another release.
 */
export async function startPage(
  container: HTMLElement,
  site: ReactElement,
  store: AppStore,
  carried: CarriedInput | null = null,
): Promise<void> {
  const { search, hash } = window.location;
  const pathname = pageOf(language, window.location.pathname);
  let input = carried?.page === pathname ? carried : null;
  // The router reads the navigation state of this entry when it is created; a page that was reloaded has it.
  const isNewEntry = window.history.state === null;
  if (input !== null && isNewEntry)
    window.history.replaceState({ usr: input.state, key: 'default', idx: 0 }, '');
  const isPainted = 'prerendered' in container.dataset;
  const isLoaded = await loadWhole(pathname, store, isPainted);
  const content = isPainted ? await readContent(pathname) : undefined;
  const held = holdInput();
  let endHydration = (): void => undefined;
  const takeOver = (): void => {
    if ('prerendered' in container.dataset) {
      delete container.dataset['prerendered'];
      held.giveBack();
      // After the page knows the input.
      setTimeout(repeatPresses);
    }
    if (input) void enterFields(input.fields);
    input = null;
    endHydration();
  };
  const whole = (
    <PaintedContentContext value={content ?? null}>
      <TakenOverContext value={{ onShown: held.focusAgain, onTakenOver: takeOver }}>
        {site}
      </TakenOverContext>
    </PaintedContentContext>
  );
  // A query, an anchor or data of the history entry may show something else than what was painted, and the
  // browser may have translated it already, which puts each text into two `font` elements.
  const isAsPainted =
    isPainted &&
    search === '' &&
    hash === '' &&
    !hasRouterState() &&
    container.querySelector('font font') === null;
  if (isLoaded && content !== null && isAsPainted) {
    endHydration = beginHydration();
    hydrateRoot(container, whole, rootOptions);
  } else createRoot(container, rootOptions).render(whole);
}

/** The published content of a painted page: undefined without one, null when it cannot be read. */
async function readContent(pathname: string): Promise<PaintedContent | null | undefined> {
  const json = document.getElementById('published')?.textContent;
  if (json === undefined) return undefined;
  try {
    return (await import('./composition/container')).readPublished(json, pathname);
  } catch {
    return null;
  }
}

/** Milliseconds that a page waits for its data before its first render. */
const waitMs = {
  /** The answers are there: a slow phone decodes them sooner than it renders the page twice. */
  arrived: 500,
  underWay: 60,
} as const;

/**
 * Resolves to whether everything arrived. The readings of the page have begun then: their answers are often
 * there before the code, and are part of the first render.
 */
async function loadWhole(pathname: string, store: AppStore, isPainted: boolean): Promise<boolean> {
  try {
    const loading = loadPageAt(pathname);
    // The processor has nothing to do until then.
    setTimeout(prepareDates);
    const begin = await loading;
    const early = [...(globalThis.earlyAnswers?.values() ?? [])];
    const areThere = early.length > 0 && early.every(({ hasArrived }) => hasArrived);
    const reading = begin(store);
    // A painted page is taken over as it was painted, whatever has arrived.
    if (!isPainted) await Promise.race([reading, pause(waitMs[areThere ? 'arrived' : 'underWay'])]);
    return true;
  } catch {
    return false;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Whether a link of the router gave data to this history entry; it stores them as `usr`. */
function hasRouterState(): boolean {
  const state = window.history.state as { readonly usr?: unknown } | null;
  return (state?.usr ?? null) !== null;
}
