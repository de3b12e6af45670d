import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { localKeyValueStore } from './keyValueStore';
import { storedJson } from './storedJson';

const places = t.record(t.string, t.number);

/** Scroll positions in pixels by the router's key of an entry of the history, until the tab is closed. */
export function sessionScrollPlaces(): {
  /** Those of the document before this one; empty unless the visitor came by reload, back or forward. */
  readonly read: () => Readonly<Record<string, number>>;
  readonly write: (places: Readonly<Record<string, number>>) => void;
} {
  const stored = storedJson(
    localKeyValueStore(() => window.sessionStorage),
    'scrollPlaces',
  );
  return {
    read: () => {
      const decoded = places.decode(stored.read());
      return isReopened() && E.isRight(decoded) ? decoded.right : {};
    },
    write: (written) => stored.write(written),
  };
}

/** Whether the document was loaded by a reload, back or forward. */
function isReopened(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate';
}
