import type { TelemetryEvent } from '../../../application/ports/device/Telemetry';

/** Vite dispatches it when the code or the styles of a part do not arrive. */
interface PreloadError extends Event {
  readonly payload: unknown;
}

declare global {
  /** Errors and lost files before the telemetry had arrived (`src/static/before-paint.js`). */
  var earlyProblems: Event[] | undefined;
}

const types = ['error', 'unhandledrejection', 'vite:preloadError'] as const;

/**
 * Reports what no code has caught, and the files that did not arrive: from now on, and since the start of the
 * page. `isOwn`: whether an exception comes from a file of the site. Returns a function that ends it.
 */
export function watchProblems(
  report: (event: TelemetryEvent) => void,
  isOwn: (error: Error) => boolean,
  events: EventTarget = window,
): () => void {
  const take = (event: Event): void => {
    const problem = problemOf(event);
    // Errors of browser extensions, and notices of the browser without a place, are not ours.
    const isForeign =
      problem?.kind === 'errorThrown' && problem.error instanceof Error && !isOwn(problem.error);
    if (problem !== null && !isForeign) report(problem);
  };
  for (const event of globalThis.earlyProblems ?? []) take(event);
  globalThis.earlyProblems = undefined;
  for (const type of types) events.addEventListener(type, take);
  return () => {
    for (const type of types) events.removeEventListener(type, take);
  };
}

function problemOf(event: Event): TelemetryEvent | null {
  if (event.type === 'vite:preloadError') {
    const { payload } = event as PreloadError;
    return { kind: 'codeLost', file: payload instanceof Error ? payload.message : '' };
  }
  if (event instanceof ErrorEvent) {
    return event.error === null || event.error === undefined
      ? null
      : { kind: 'errorThrown', error: event.error as unknown };
  }
  return { kind: 'errorThrown', error: (event as PromiseRejectionEvent).reason as unknown };
}
