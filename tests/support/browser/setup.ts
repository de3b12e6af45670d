import { configure } from '@testing-library/dom';
import { beforeAll } from 'vitest';

// A limit, not a pause: the default of a second is too short when the machine does other work.
configure({ asyncUtilTimeout: 30_000 });

/** jsdom has no media queries: none matches, until a test says otherwise. */
beforeAll(() => {
  // Nothing has a size in jsdom, and nothing scrolls.
  globalThis.ResizeObserver = class {
    observe = (): undefined => undefined;
    unobserve = (): undefined => undefined;
    disconnect = (): undefined => undefined;
  };
  Element.prototype.scrollIntoView = () => undefined;
  if (typeof window.matchMedia === 'function') return;
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: () => Object.assign(new EventTarget(), { matches: false }),
  });
});
