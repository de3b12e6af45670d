import { describe, expect, it, vi } from 'vitest';
import { siteTelemetry, type Sink } from '../../../../src/adapters/browser/telemetry/siteTelemetry';
import type { TelemetryEvent } from '../../../../src/application/ports/device/Telemetry';

const lost = (file: string): TelemetryEvent => ({ kind: 'codeLost', file });

describe('the telemetry of a place', () => {
  it('sends what was reported before its code had arrived, then each event at once', async () => {
    const sink = vi.fn<Sink>();
    const telemetry = siteTelemetry(() => Promise.resolve(sink));
    telemetry.report(lost('a'));
    expect(sink).not.toHaveBeenCalled();
    telemetry.start();
    await vi.waitFor(() => expect(sink).toHaveBeenCalledOnce());
    telemetry.report(lost('b'));
    expect(sink.mock.calls.map(([event]) => event)).toEqual([lost('a'), lost('b')]);
  });

  it.each([
    ['reports nothing where none is configured', () => Promise.resolve(null)],
    ['reports nothing where its code does not arrive', () => Promise.reject(new Error('lost'))],
  ])('%s', async (_title, open) => {
    const opened = vi.fn<() => Promise<Sink | null>>(open);
    const telemetry = siteTelemetry(opened);
    telemetry.start();
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
    for (let count = 0; count < 1_000; count += 1) telemetry.report(lost('a'));
    expect(opened).toHaveBeenCalledOnce();
  });

  it('stores 50 events at most while it waits', async () => {
    const sink = vi.fn<Sink>();
    const telemetry = siteTelemetry(() => Promise.resolve(sink));
    for (let count = 0; count < 200; count += 1) telemetry.report(lost(String(count)));
    telemetry.start();
    await vi.waitFor(() => expect(sink).toHaveBeenCalledTimes(50));
  });
});
