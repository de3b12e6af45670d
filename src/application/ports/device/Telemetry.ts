/**
 * What the operator learns about the site. An event may contain anything that the site has at hand: the
 * adapter reduces it, so that no report contains personal data.
 */
export type TelemetryEvent =
  /** A call without a usable answer. `operation`: its name in the contract. */
  | {
      readonly kind: 'callFailed';
      readonly operation: string;
      readonly failure: 'network' | 'timeout' | 'http' | 'malformed';
      /** null without an answer. */
      readonly status: number | null;
      readonly durationMs: number;
    }
  /** Parts of an answer that violate the contract, by JSON pointer. */
  | {
      readonly kind: 'answerMalformed';
      readonly operation: string;
      readonly pointers: readonly string[];
    }
  /** An exception that no code expected. */
  | { readonly kind: 'errorThrown'; readonly error: unknown }
  /** A file of this release that the server did not deliver; its address, or a message that contains it. */
  | { readonly kind: 'codeLost'; readonly file: string }
  /** A measure of web.dev/vitals. `page`: the pattern of the address at which the page was loaded. */
  | {
      readonly kind: 'vitalMeasured';
      readonly name: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
      /** Milliseconds; CLS has no unit. */
      readonly value: number;
      readonly page: string;
    };

/** Reports failures and measures to the operator, if this place is configured to. Never throws. */
export interface Telemetry {
  /** Begins to send, after the page: what was reported before is sent then. */
  start(): void;
  report(event: TelemetryEvent): void;
}
