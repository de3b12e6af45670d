import { afterEach, expect, it, vi } from 'vitest';
import { sessionScrollPlaces } from '../../../src/adapters/browser/storage/sessionScrollPlaces';

function loadBy(type: string): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
}

const stored = new Map<string, string>();
const scrollPlaces = sessionScrollPlaces({
  read: (key) => stored.get(key) ?? null,
  write: (key, value) => void stored.set(key, value),
  remove: (key) => void stored.delete(key),
});

afterEach(() => {
  vi.restoreAllMocks();
  stored.clear();
});

it('a document that is loaded again has the places of the one before it', () => {
  scrollPlaces.write({ default: 150, a1b2: 400 });
  loadBy('reload');
  expect(scrollPlaces.read()).toEqual({ default: 150, a1b2: 400 });
  loadBy('back_forward');
  expect(scrollPlaces.read()).toEqual({ default: 150, a1b2: 400 });
});

it('a document that a link or an address opens has none', () => {
  scrollPlaces.write({ default: 150 });
  loadBy('navigate');
  expect(scrollPlaces.read()).toEqual({});
});

it('what is no place is ignored', () => {
  loadBy('reload');
  for (const text of ['no JSON', '{"default":"150"}', 'null']) {
    stored.set('scrollPlaces', text);
    expect(scrollPlaces.read(), text).toEqual({});
  }
});
