import { fc, test } from '@fast-check/vitest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  parseScrollPlaces,
  readScrollPlaces,
  writeScrollPlaces,
} from '../../../src/adapters/browser/storage/sessionScrollPlaces';

const place = fc.tuple(fc.string({ maxLength: 64 }), fc.nat(10_000_000));

function keptBy(storage: Partial<Storage>): void {
  vi.stubGlobal('window', { sessionStorage: storage });
}

afterEach(() => vi.unstubAllGlobals());

describe('M2.19 the scroll places', () => {
  test.prop([fc.array(place, { maxLength: 50 })])(
    'are read again in the next document of the visit',
    (places) => {
      const kept = new Map<string, string>();
      keptBy({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
      });
      writeScrollPlaces(places);
      expect(readScrollPlaces()).toEqual(places);
    },
  );

  it.each([[null], ['[]'], ['{}'], ['7'], ['"x"'], ['null']])('are empty for %s', (text) => {
    expect(parseScrollPlaces(text)).toEqual([]);
  });

  it('exclude a place out of bounds', () => {
    const text = '[["a",1e308],["b",-1],["c",null],["d"],["e",1,2],[5,1],null,["f",120]]';
    expect(parseScrollPlaces(text)).toEqual([['f', 120]]);
    expect(parseScrollPlaces(JSON.stringify([['x'.repeat(65), 1]]))).toEqual([]);
  });

  it('are the latest 50 at most', () => {
    const many = Array.from({ length: 80 }, (_, index) => [`${index}`, index]);
    expect(parseScrollPlaces(JSON.stringify(many))).toEqual(many.slice(-50));
  });

  test.prop([fc.oneof(fc.json(), fc.string())])(
    'are within bounds, whatever the storage contains',
    (text) => {
      keptBy({ getItem: () => text });
      for (const [name, top] of readScrollPlaces()) {
        expect(name.length).toBeLessThanOrEqual(64);
        expect(top >= 0 && top <= 10_000_000).toBe(true);
      }
    },
  );

  it('are empty, without an error, if the browser forbids storage', () => {
    keptBy({
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    writeScrollPlaces([['a', 1]]);
    expect(readScrollPlaces()).toEqual([]);
  });
});
