import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadPublicPage } from './ui/app/pages/loadPublicPage';
import { PaintedContentContext } from './ui/state/painted/PaintedContent';
import { collectInput, giveBack, repeatPresses } from './ui/state/painted/heldInput';
import { TakenOverContext } from './ui/state/painted/TakenOver';

/**
 * Starts the site on a page that the build painted into its file. The painted content stays until the code of
 * the page and the store are loaded, so that the page changes once; a part that does not arrive ends in the
 * error screen of the page.
 */
export async function startPainted(
  container: HTMLElement,
  site: ReactElement,
  loadStore: () => Promise<unknown>,
): Promise<void> {
  const { pathname, search, hash } = window.location;
  // The home page has its code, and its islands load the store.
  const isLoaded =
    pathname === '/' ||
    (await Promise.all([loadPublicPage(pathname), loadStore()]).then(
      () => true,
      () => false,
    ));
  const json = document.getElementById('published')?.textContent;
  const content =
    json === undefined
      ? null
      : await import('./composition/container').then(
          ({ readPublished }) => readPublished(json, pathname),
          () => null,
        );
  const isRead = json === undefined || content !== null;
  const held = collectInput();
  const takeOver = (): void => {
    if (!('prerendered' in container.dataset)) return;
    delete container.dataset['prerendered'];
    giveBack(held);
    // After the page knows the input.
    setTimeout(repeatPresses);
  };
  const whole = (
    <PaintedContentContext value={content}>
      <TakenOverContext value={takeOver}>{site}</TakenOverContext>
    </PaintedContentContext>
  );
  // A query, an anchor or data of the history entry may show something else than what was painted.
  const isAsPainted = search === '' && hash === '' && !hasRouterState();
  if (isLoaded && isRead && isAsPainted) hydrateRoot(container, whole);
  else createRoot(container).render(whole);
}

/** Whether a link of the router gave data to this history entry; it stores them as `usr`. */
function hasRouterState(): boolean {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('usr' in state)) return false;
  return state.usr !== null && state.usr !== undefined;
}
