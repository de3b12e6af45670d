import { fc, test as property } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { nextReading } from '../../../src/domain/basis/polling';

it.each([
  [0, 0, 30],
  [0, 0.5, 28.5],
  [1, 0, 30],
  [2, 0, 60],
  [3, 0.5, 58.5],
  [50, 0, 60],
])(
  'P9.13, P4.33 after %i failures in a row, with a chance of %d, the next request is sent %d s later',
  (failures, chance, seconds) => {
    expect(nextReading(failures, chance)).toBe(seconds);
  },
);

property.prop([fc.nat(), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })])(
  'P9.13 a random part of up to 3 s separates the requests of tabs; no request is later than 60 s',
  (failures, chance) => {
    const seconds = nextReading(failures, chance);
    const latest = failures < 2 ? 30 : 60;
    expect(seconds).toBeLessThanOrEqual(latest);
    expect(seconds).toBeGreaterThanOrEqual(latest - 3);
  },
);
