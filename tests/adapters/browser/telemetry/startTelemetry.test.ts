import { afterEach, expect, it, vi } from 'vitest';
import { startTelemetry } from '../../../../src/adapters/browser/telemetry/startTelemetry';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sends what was reported when the page is hidden, with the release of the tab', async () => {
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }));
  const sink = startTelemetry({
    url: '/v1/logs',
    share: 1,
    release: 'BxT4Kq2c',
    pageOf: () => '/faq',
  });
  sink({ kind: 'codeLost', file: '/assets/member-Bq7f.js' }, 1_795_248_000_000);
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  const [[url, body] = []] = sendBeacon.mock.calls;
  expect(url).toBe('/v1/logs');
  const text = await (body ?? new Blob()).text();
  expect(text).toContain('"stringValue":"BxT4Kq2c"');
  expect(text).toContain('assets/member-Bq7f.js');
});
