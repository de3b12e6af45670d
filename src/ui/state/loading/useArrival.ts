import { use } from 'react';
import { RenderAgainContext } from './LoadingBoundary';

/** The boundaries that wait for a promise; undefined once it has settled. */
const waiting = new WeakMap<Promise<unknown>, Set<() => void> | undefined>();

/** The values of promises that were fulfilled before a component needed them. */
const arrived = new WeakMap<Promise<unknown>, { readonly value: unknown }>();

/** Records the value of a promise, so that a later render does not suspend: hydration must not. */
export function recordArrival(promise: Promise<unknown>): void {
  void promise.then(
    (value) => arrived.set(promise, { value }),
    () => undefined,
  );
}

/**
 * The value of a promise. Suspends until it has settled, then renders the nearest `LoadingBoundary` again.
 */
export function useArrival<Thing>(promise: Promise<Thing>): Thing {
  // A component that has suspended calls `use` until it is finished.
  const recorded = waiting.has(promise) ? undefined : arrived.get(promise);
  if (recorded) return recorded.value as Thing;
  announceTo(use(RenderAgainContext), promise);
  return use(promise);
}

/** Calls back once when the promise has settled, however often the component renders until then. */
function announceTo(renderAgain: () => void, promise: Promise<unknown>): void {
  if (waiting.has(promise)) {
    waiting.get(promise)?.add(renderAgain);
    return;
  }
  const boundaries = new Set([renderAgain]);
  waiting.set(promise, boundaries);
  const announce = (): void => {
    waiting.set(promise, undefined);
    for (const boundary of boundaries) boundary();
  };
  void promise.then(announce, announce);
}
