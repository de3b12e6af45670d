import type { LogRecord } from './LogRecord';
import type { RecordExport } from './recordExport';

/** Records of one request: less than the 64 kB that a browser sends as a beacon. */
const MOST_AT_ONCE = 20;

/** Maximum number of records of a page load; further ones are dropped. */
const MOST = 100;

/** Milliseconds from the first record of a batch until it is sent. */
const PERIOD = 10_000;

export interface RecordBatch {
  /** A record that is equal to an earlier one but for its time is counted once, if it is an exception. */
  add(record: LogRecord): void;
  /** Sends at once what waits, as when the page is left. */
  flush(): void;
}

/** Collects records and exports them together. */
export function recordBatch(send: RecordExport): RecordBatch {
  let waiting: LogRecord[] = [];
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const known = new Set<string>();
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) send(waiting);
    waiting = [];
  };
  return {
    add: (record) => {
      if (count === MOST || isRepeated(record, known)) return;
      count += 1;
      waiting.push(record);
      if (waiting.length === MOST_AT_ONCE) flush();
      else timer ??= setTimeout(flush, PERIOD);
    },
    flush,
  };
}

function isRepeated({ name, attributes }: LogRecord, known: Set<string>): boolean {
  if (name !== 'site.error.thrown') return false;
  const key = JSON.stringify(attributes);
  const isKnown = known.has(key);
  known.add(key);
  return isKnown;
}
