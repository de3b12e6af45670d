import type { LogRecord } from './LogRecord';
import { otlpLogs, type Reporter } from './otlpLogs';

/** Sends records; never throws. */
export type RecordExport = (records: readonly LogRecord[]) => void;

/** The records in the console of the browser, for developers. */
export const consoleExport: RecordExport = (records) => {
  // oxlint-disable-next-line no-console -- this adapter is the console
  for (const { name, attributes } of records) console.info(name, attributes);
};

/** The records as one beacon, which the browser also sends while the page is being left. */
export function beaconExport(url: string, reporter: Reporter): RecordExport {
  return (records) => {
    // Some browsers are configured without beacons: nothing is reported.
    if (!('sendBeacon' in navigator)) return;
    const body = JSON.stringify(otlpLogs(records, reporter));
    navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
  };
}
