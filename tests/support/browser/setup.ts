import { configure } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll } from 'vitest';

// A limit, not a pause: the default of a second is too short when the machine does other work.
configure({ asyncUtilTimeout: 30_000 });

// No search for `pointer-events` in the styles of all parents: jsdom loads no styles.
const { setup } = userEvent;
Object.assign(userEvent, {
  setup: (options = {}) => setup({ pointerEventsCheck: 0, ...options }),
});

/** jsdom has no media queries: none matches, until a test says otherwise. */
beforeAll(() => {
  // A test without a page says `@vitest-environment node`.
  if (typeof window === 'undefined') return;
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
