import { afterEach, expect, it, vi } from 'vitest';
import { toneChime } from '../../../../src/adapters/browser/device/toneChime';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser with sound, and the tones that it plays: frequency, first and last second. */
function browserWithSound() {
  const played: [number, number, number][] = [];
  class Gain {
    gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
    connect = vi.fn();
  }
  class Oscillator {
    #begun = 0;
    #frequency: number;
    constructor(_context: unknown, { frequency }: { readonly frequency: number }) {
      this.#frequency = frequency;
    }
    connect = <Node>(node: Node): Node => node;
    start = (at: number): void => void (this.#begun = at);
    stop = (at: number): void => void played.push([this.#frequency, this.#begun, at]);
  }
  vi.stubGlobal('GainNode', Gain);
  vi.stubGlobal('OscillatorNode', Oscillator);
  const resume = vi.fn(() => Promise.resolve());
  const open = vi.fn(() => ({ currentTime: 10, destination: {}, resume }) as never);
  return { played, resume, open };
}

it('plays two tones, one after the other, and wakes a tab in the background', () => {
  const { played, resume, open } = browserWithSound();
  toneChime(open).ring();
  expect(played).toEqual([
    [660, 10, 10.25],
    [880, 10.25, 10.5],
  ]);
  expect(resume).toHaveBeenCalledOnce();
});

it('opens one context for all its sounds, at the first one', () => {
  const { open } = browserWithSound();
  const chime = toneChime(open);
  expect(open).not.toHaveBeenCalled();
  chime.ring();
  chime.ring();
  expect(open).toHaveBeenCalledOnce();
});

it('is silent in a browser without sound', () => {
  expect(() => toneChime().ring()).not.toThrow();
});
