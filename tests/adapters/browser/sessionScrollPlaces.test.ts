import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionScrollPlaces } from '../../../src/adapters/browser/storage/sessionScrollPlaces';

class Load {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

function loadBy(type: string): void {
  vi.stubGlobal('PerformanceNavigationTiming', Load);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Load(type)] as never);
}

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  stored.clear();
});

it('a document that is loaded again has the places of the one before it', () => {
  sessionScrollPlaces().write({ default: 150, a1b2: 400 });
  loadBy('reload');
  expect(sessionScrollPlaces().read()).toEqual({ default: 150, a1b2: 400 });
  loadBy('back_forward');
  expect(sessionScrollPlaces().read()).toEqual({ default: 150, a1b2: 400 });
});

it('a document that a link or an address opens has none', () => {
  sessionScrollPlaces().write({ default: 150 });
  loadBy('navigate');
  expect(sessionScrollPlaces().read()).toEqual({});
});

it('what is no place is ignored', () => {
  loadBy('reload');
  for (const text of ['no JSON', '{"default":"150"}', 'null']) {
    stored.set('scrollPlaces', text);
    expect(sessionScrollPlaces().read(), text).toEqual({});
  }
});
