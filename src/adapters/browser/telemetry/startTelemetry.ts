import { stackPlaces } from './errorPlace';
import { recordBatch } from './recordBatch';
import { beaconExport, consoleExport } from './recordExport';
import type { Sink } from './siteTelemetry';
import { toLogRecord } from './toLogRecord';
import { watchProblems } from './watchProblems';
import { watchVitals } from './watchVitals';

interface TelemetryOptions {
  /** Address of OTLP logs, or `console`. */
  readonly url: string;
  readonly share: number;
  readonly release: string | null;
  /** The pattern of an address. */
  readonly pageOf: (pathname: string) => string | null;
}

/** Begins to send reports and to watch the page. Its code is fetched after the page. */
export function startTelemetry({ url, share, release, pageOf }: TelemetryOptions): Sink {
  const { origin } = window.location;
  const reporter = { release: release ?? '', share };
  const batch = recordBatch(url === 'console' ? consoleExport : beaconExport(url, reporter));
  const sink: Sink = (event, at) => batch.add(toLogRecord(event, at, origin));
  const report = (event: Parameters<Sink>[0]): void => sink(event, Date.now());
  watchProblems(report, ({ stack = '' }) => stackPlaces(stack, origin).length > 0);
  watchVitals(report, pageOf);
  // After the listeners of web-vitals, which report then.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') batch.flush();
  });
  window.addEventListener('pagehide', () => batch.flush());
  return sink;
}
