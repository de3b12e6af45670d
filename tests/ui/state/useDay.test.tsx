import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppStore } from '../../../src/application/store';
import { instant } from '../../../src/domain/basis/instant';
import { useDay } from '../../../src/ui/state/useNow';
import { fakePorts } from '../../support/store/fakePorts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('M9.2 the day of an open page changes after midnight in Paris, and no more often', () => {
  const start = Date.parse('2026-11-26T22:58:30Z') / 1000;
  let now = start;
  const access = fakePorts();
  const clock = { ...access.browser.clock, now: () => instant(now) };
  const store = createAppStore({ ...access, browser: { ...access.browser, clock } });
  const { result } = renderHook(() => useDay(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  const passMinute = (): void => {
    now += 60;
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
  };
  passMinute();
  expect(result.current).toBe(start);
  passMinute();
  expect(result.current).toBe(start + 120);
  passMinute();
  expect(result.current).toBe(start + 120);
});
