import { afterEach, expect, test, vi } from 'vitest';

// React and its scheduler take the timers of the time when they are imported.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

import { createRoot, type Root } from 'react-dom/client';
import { LoadingBoundary } from '../../../../src/ui/state/loading/LoadingBoundary';
import { lazyPart } from '../../../../src/ui/state/loading/lazyPart';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  vi.useRealTimers();
});

/** The text, once it has changed; the former one when it does not change. No timer runs. */
async function nextText(container: HTMLElement): Promise<string> {
  const before = container.textContent;
  for (let task = 0; task < 20_000 && container.textContent === before; task += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  return container.textContent;
}

test('content appears as soon as its code has arrived, also after a fallback, without a timer', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const arrivals: (() => void)[] = [];
  const arriving = (): Promise<void> => new Promise((resolve) => arrivals.push(resolve));
  const Inner = lazyPart(async () => {
    await arriving();
    return () => <p>Inner part</p>;
  });
  const Outer = lazyPart(async () => {
    await arriving();
    return () => (
      <LoadingBoundary fallback={<p>Inner part is loading</p>}>
        <Inner />
      </LoadingBoundary>
    );
  });
  const container = document.createElement('div');
  root = createRoot(container);
  root.render(
    <LoadingBoundary fallback={<p>Outer part is loading</p>}>
      <Outer />
    </LoadingBoundary>,
  );
  expect(await nextText(container)).toBe('Outer part is loading');
  arrivals[0]?.();
  expect(await nextText(container)).toBe('Inner part is loading');
  arrivals[1]?.();
  expect(await nextText(container)).toBe('Inner part');
});
