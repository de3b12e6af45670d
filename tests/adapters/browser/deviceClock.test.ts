import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceClock } from '../../../src/adapters/browser/deviceClock';
import { localKeyValueStore } from '../../../src/adapters/browser/storage/keyValueStore';

const store = localKeyValueStore(() => localStorage);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_800_000_000_500 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of the device', () => {
  it('is the time of the device without a correction', () => {
    const clock = deviceClock(store);
    expect(clock.now()).toBe(1_800_000_000);
    expect(clock.deviceNow()).toBe(1_800_000_000);
  });

  it('keeps its correction after a reload, until the device is right again', () => {
    deviceClock(store).correct(-86_400);
    const clock = deviceClock(store);
    expect(clock.now()).toBe(1_800_000_000 - 86_400);
    expect(clock.deviceNow()).toBe(1_800_000_000);
    clock.correct(0);
    expect(clock.now()).toBe(1_800_000_000);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['', 'demain', '1e9', '12.5', '99999999999'])(
    'ignores the stored text « %s »',
    (text) => {
      localStorage.setItem('clockCorrection', text);
      expect(deviceClock(store).now()).toBe(1_800_000_000);
    },
  );
});
