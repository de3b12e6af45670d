import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchProblems } from '../../../../src/adapters/browser/telemetry/watchProblems';
import type { TelemetryEvent } from '../../../../src/application/ports/device/Telemetry';

// Vitest takes an error event of the window for a failure.
const events = new EventTarget();
let end = (): void => undefined;
afterEach(() => {
  end();
  globalThis.earlyProblems = undefined;
});

function watch(isOwn = true) {
  const report = vi.fn<(event: TelemetryEvent) => void>();
  end = watchProblems(report, () => isOwn, events);
  return report;
}

const rejection = (reason: unknown): Event =>
  Object.assign(new Event('unhandledrejection'), { reason });
const preloadError = (message: string): Event =>
  Object.assign(new Event('vite:preloadError'), { payload: new Error(message) });

describe('what no code has caught', () => {
  it('is reported: exceptions, rejections, files that did not arrive', () => {
    const report = watch();
    const error = new TypeError('x');
    events.dispatchEvent(new ErrorEvent('error', { error }));
    events.dispatchEvent(rejection(error));
    events.dispatchEvent(rejection('a text'));
    events.dispatchEvent(preloadError('/assets/member-Bq7f.js'));
    expect(report.mock.calls).toEqual([
      [{ kind: 'errorThrown', error }],
      [{ kind: 'errorThrown', error }],
      [{ kind: 'errorThrown', error: 'a text' }],
      [{ kind: 'codeLost', file: '/assets/member-Bq7f.js' }],
    ]);
    end();
    events.dispatchEvent(new ErrorEvent('error', { error }));
    expect(report).toHaveBeenCalledTimes(4);
  });

  it('is reported also from before the telemetry, once', () => {
    const error = new TypeError('early');
    globalThis.earlyProblems = [new ErrorEvent('error', { error })];
    expect(watch().mock.calls).toEqual([[{ kind: 'errorThrown', error }]]);
    expect(globalThis.earlyProblems).toBeUndefined();
  });

  it('is not reported without a place in the files of the site: extensions, notices of the browser', () => {
    const report = watch(false);
    events.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }));
    events.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
    expect(report).not.toHaveBeenCalled();
  });
});
