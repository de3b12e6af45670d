import type { Report } from './receivedReports.ts';

type Json = Readonly<Record<string, unknown>>;

/** Reads a request of OTLP over HTTP in JSON; null when it is no such request. */
export function readOtlpLogs(body: string): readonly Report[] | null {
  try {
    return listIn(JSON.parse(body), 'resourceLogs').flatMap((logs) => {
      const resource = attributesOf(recordIn(logs, 'resource'));
      const release = resource['service.version'] ?? '';
      return listIn(logs, 'scopeLogs')
        .flatMap((scope) => listIn(scope, 'logRecords'))
        .map((record) => ({ ...reportOf(record), release }));
    });
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof TypeError) return null;
    throw problem;
  }
}

function reportOf(record: Json): Omit<Report, 'release'> {
  const { timeUnixNano, eventName } = record;
  if (typeof timeUnixNano !== 'string' || !/^\d{16,20}$/.test(timeUnixNano)) {
    throw new TypeError('timeUnixNano');
  }
  if (typeof eventName !== 'string' || eventName === '') throw new TypeError('eventName');
  return {
    at: Number(BigInt(timeUnixNano) / 1_000_000_000n),
    name: eventName,
    attributes: attributesOf(record),
  };
}

function attributesOf(holder: Json): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listIn(holder, 'attributes').map(({ key, value }) => [String(key), textOf(value)]),
  );
}

/** Of an `AnyValue`: a text, a number, or a list of them. */
function textOf(value: unknown): string {
  const { stringValue, intValue, doubleValue, arrayValue } = value as Json;
  if (arrayValue !== undefined) return listIn(arrayValue, 'values').map(textOf).join(' ');
  const given = stringValue ?? intValue ?? doubleValue;
  if (typeof given !== 'string' && typeof given !== 'number') throw new TypeError('value');
  return String(given);
}

function listIn(holder: unknown, name: string): readonly Json[] {
  const list = (holder as Json)[name];
  if (!Array.isArray(list)) throw new TypeError(name);
  return list as Json[];
}

function recordIn(holder: Json, name: string): Json {
  const record = holder[name];
  if (typeof record !== 'object' || record === null) throw new TypeError(name);
  return record as Json;
}
