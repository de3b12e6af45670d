import type { Telemetry, TelemetryEvent } from '../../../application/ports/device/Telemetry';

/** Receives an event; `at`: when it happened, in milliseconds since 1970. */
export type Sink = (event: TelemetryEvent, at: number) => void;

/** Events that wait for the code that sends them. */
const WAITING = 50;

/**
 * Stores events until `open` has resolved to what sends them; null where this place or this page load reports
 * nothing.
 */
export function siteTelemetry(open: () => Promise<Sink | null>): Telemetry {
  let waiting: (readonly [TelemetryEvent, number])[] = [];
  let sink: Sink | null | undefined;
  return {
    start: () => {
      const take = (opened: Sink | null): void => {
        sink = opened;
        for (const [event, at] of waiting) opened?.(event, at);
        waiting = [];
      };
      open().then(take, () => take(null));
    },
    report: (event) => {
      if (sink !== undefined) sink?.(event, Date.now());
      else if (waiting.length < WAITING) waiting.push([event, Date.now()]);
    },
  };
}
