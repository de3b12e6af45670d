import type { Chime } from '../../../application/ports/device/Chime';

/** Two tones, one after the other, in hertz. */
const TONES = [660, 880] as const;

/** Duration of each tone, in seconds. */
const LENGTH = 0.25;

/** Made with oscillators: no sound file to load, and no permission to ask for. */
export function toneChime(
  open: () => AudioContext | null = () =>
    'AudioContext' in window ? new window.AudioContext() : null,
): Chime {
  // One context for the page: browsers limit their number.
  let context: AudioContext | null = null;
  return {
    ring: () => {
      context ??= open();
      if (context === null) return;
      const { destination, currentTime } = context;
      // A context of a tab in the background may be suspended.
      void context.resume();
      for (const [place, tone] of TONES.entries()) {
        const start = currentTime + place * LENGTH;
        const volume = new GainNode(context, { gain: 0 });
        volume.gain.setValueAtTime(0.2, start);
        volume.gain.linearRampToValueAtTime(0, start + LENGTH);
        const source = new OscillatorNode(context, { frequency: tone });
        source.connect(volume).connect(destination);
        source.start(start);
        source.stop(start + LENGTH);
      }
    },
  };
}
