import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogRecord } from '../../../../src/adapters/browser/telemetry/LogRecord';
import {
  beaconExport,
  consoleExport,
} from '../../../../src/adapters/browser/telemetry/recordExport';
import { readOtlpLogs } from '../../../../scripts/simulators/telemetry/readOtlpLogs';

const record: LogRecord = {
  at: 1_795_248_000_123,
  name: 'site.answer.malformed',
  severity: 'error',
  attributes: {
    'site.operation': 'listPosts',
    'site.pointers': ['/data', '/date'],
    count: 2,
    x: 0.5,
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('reports', () => {
  it('are one beacon of OTLP, with the release and the share of page loads', async () => {
    const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
    vi.stubGlobal('navigator', { sendBeacon });
    beaconExport('/v1/logs', { release: 'BxT4Kq2c', share: 0.25 })([record]);
    const [[url, body] = []] = sendBeacon.mock.calls;
    expect(url).toBe('/v1/logs');
    expect(body?.type).toBe('application/json');
    const text = await (body ?? new Blob()).text();
    expect(JSON.parse(text)).toEqual({
      resourceLogs: [
        {
          resource: {
            attributes: [
              { key: 'service.name', value: { stringValue: 'site' } },
              { key: 'service.version', value: { stringValue: 'BxT4Kq2c' } },
              { key: 'site.share', value: { doubleValue: 0.25 } },
            ],
          },
          scopeLogs: [
            {
              scope: { name: 'site' },
              logRecords: [
                {
                  timeUnixNano: '1795248000123000000',
                  severityNumber: 17,
                  eventName: 'site.answer.malformed',
                  attributes: [
                    { key: 'site.operation', value: { stringValue: 'listPosts' } },
                    {
                      key: 'site.pointers',
                      value: {
                        arrayValue: {
                          values: [{ stringValue: '/data' }, { stringValue: '/date' }],
                        },
                      },
                    },
                    { key: 'count', value: { intValue: '2' } },
                    { key: 'x', value: { doubleValue: 0.5 } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(readOtlpLogs(text)).toMatchObject([{ at: 1_795_248_000, release: 'BxT4Kq2c' }]);
  });

  it('are not sent by a browser without beacons', () => {
    vi.stubGlobal('navigator', {});
    expect(() => beaconExport('/v1/logs', { release: '', share: 1 })([record])).not.toThrow();
  });

  it('are lines of the console', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    consoleExport([record]);
    expect(info).toHaveBeenCalledExactlyOnceWith('site.answer.malformed', record.attributes);
  });
});
