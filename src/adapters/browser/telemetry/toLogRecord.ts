import type { TelemetryEvent } from '../../../application/ports/device/Telemetry';
import { errorMessage, errorName, stackPlaces } from './errorPlace';
import type { LogRecord } from './LogRecord';

const mostPointers = 20;

/**
 * The report of an event: the only place that decides what leaves the browser. Names of the contract,
 * patterns of addresses, places in files and numbers; every other text is left out.
 */
export function toLogRecord(event: TelemetryEvent, at: number, origin: string): LogRecord {
  switch (event.kind) {
    case 'callFailed':
      return {
        at,
        name: 'site.call.failed',
        severity: 'error',
        attributes: {
          'site.operation': word(event.operation),
          'error.type': word(event.failure),
          ...(event.status !== null && { 'http.response.status_code': event.status }),
          'site.duration_ms': Math.round(event.durationMs),
        },
      };
    case 'answerMalformed':
      return {
        at,
        name: 'site.answer.malformed',
        severity: 'error',
        attributes: {
          'site.operation': word(event.operation),
          'site.pointers': [...new Set(event.pointers.map(pointer))].slice(0, mostPointers),
        },
      };
    case 'errorThrown': {
      const stack = event.error instanceof Error ? event.error.stack : undefined;
      return {
        at,
        name: 'site.error.thrown',
        severity: 'error',
        attributes: {
          'exception.type': errorName(event.error),
          'exception.message': errorMessage(event.error),
          'exception.stacktrace': stackPlaces(stack ?? '', origin).join('\n'),
        },
      };
    }
    case 'codeLost':
      return {
        at,
        name: 'site.release.lost',
        severity: 'error',
        attributes: { 'site.file': /assets\/[\w-]+\.(js|css)\b/.exec(event.file)?.[0] ?? '' },
      };
    case 'vitalMeasured':
      return {
        at,
        name: 'browser.web_vital',
        severity: 'info',
        attributes: {
          name: event.name,
          value: event.name === 'CLS' ? rounded(event.value) : Math.round(event.value),
          'site.page': pattern(event.page),
        },
      };
  }
}

/** A name of the contract. */
function word(text: string): string {
  return /^[A-Za-z]{1,40}$/.test(text) ? text : '';
}

/** Positions in lists say nothing about the fault, and a key that is no name of the contract may be data. */
function pointer(text: string): string {
  const [place = ''] = text.split(' ');
  return place
    .split('/')
    .map((key) => (key === '' || /^[A-Za-z_][A-Za-z_\d]{0,39}$/.test(key) ? key : '*'))
    .join('/');
}

/** A pattern of the table of routes: parameters begin with a colon. */
function pattern(text: string): string {
  return /^(\/(:?[a-z][A-Za-z-]{0,40}|\*)?)+$/.test(text) ? text : '';
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
