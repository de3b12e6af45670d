import { describe, expect, it } from 'vitest';
import { otlpLogs } from '../../../src/adapters/browser/telemetry/otlpLogs.ts';
import { readable } from '../control/readable.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();
const send = async (body: string): Promise<number> =>
  (await operator.fetch('/v1/logs', { method: 'POST', body })).status;
const page = async (): Promise<string> => readable(await operator.fetch('/control'));
const none = "Aucun signalement n'est encore arrivé.";

const failed = (status: number): string =>
  JSON.stringify(
    otlpLogs(
      [
        {
          at: 1_795_248_000_000,
          name: 'site.call.failed',
          severity: 'error',
          attributes: {
            'site.operation': 'listPosts',
            'error.type': 'http',
            'http.response.status_code': status,
            'site.duration_ms': 12.5,
          },
        },
      ],
      { release: 'BxT4Kq2c', share: 1 },
    ),
  );

describe('the reports of the site about itself', () => {
  it('are received as OTLP, and listed on the control page, the latest first', async () => {
    expect(await page()).toContain(none);
    expect(await send(failed(500))).toBe(200);
    expect(await send(failed(502))).toBe(200);
    expect(await page()).toMatch(
      /Appel en échec[\s\S]*operation: listPosts · type: http · status_code: 502[\s\S]*BxT4Kq2c[\s\S]*status_code: 500/,
    );
  });

  it('are stored up to the last 100', async () => {
    for (let count = 0; count < 102; count += 1) await send(failed(500));
    expect(await page()).toContain('sur 100 gardés');
  });

  it.each([
    'failed',
    '{}',
    '[]',
    'null',
    '{"resourceLogs":[{"resource":{"attributes":[]},"scopeLogs":[{"logRecords":[{}]}]}]}',
    failed(500).replace('site.call.failed', ''),
    failed(500).replace('"stringValue"', '"bytesValue"'),
  ])('are refused when they are no logs of OTLP: %s', async (body) => {
    expect(await send(body)).toBe(400);
    expect(await page()).toContain(none);
  });

  it('are refused when they are larger than a beacon', async () => {
    expect(await send(failed(500) + ' '.repeat(70_000))).toBe(413);
  });
});
