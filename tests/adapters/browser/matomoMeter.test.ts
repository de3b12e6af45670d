import { afterEach, expect, it, vi } from 'vitest';
import { matomoMeter } from '../../../src/adapters/browser/matomoMeter';

afterEach(() => vi.unstubAllGlobals());

const meterAt = (url: string, siteId: string) =>
  matomoMeter(() => Promise.resolve({ url, siteId }));

function stubBeacon() {
  const sendBeacon = vi.fn<(address: string, body: URLSearchParams) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  return sendBeacon;
}

it('P3.26 a page view is one beacon to Matomo: site and route pattern, no personal data', async () => {
  const sendBeacon = stubBeacon();
  const meter = meterAt('https://stats.example.fr/matomo.php', '7');
  meter.count('/achat/:orderReference');
  expect(await meter.isOn()).toBe(true);
  const [[address, body] = []] = sendBeacon.mock.calls;
  expect(sendBeacon).toHaveBeenCalledOnce();
  expect(address).toBe('https://stats.example.fr/matomo.php');
  expect(Object.fromEntries(body ?? [])).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: `${location.origin}/achat/:orderReference`,
    action_name: '/achat/:orderReference',
  });
});

it('P3.26 without an address nothing is counted', async () => {
  const sendBeacon = stubBeacon();
  const meter = meterAt('', '1');
  meter.count('/faq');
  expect(await meter.isOn()).toBe(false);
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('where the settings do not arrive, nothing is counted and nobody is asked', async () => {
  const sendBeacon = stubBeacon();
  const meter = matomoMeter(() => Promise.reject(new Error('no config.json')));
  meter.count('/faq');
  expect(await meter.isOn()).toBe(false);
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('a browser without beacons counts nothing, and throws no error', async () => {
  vi.stubGlobal('navigator', {});
  const meter = meterAt('/matomo.php', '1');
  meter.count('/faq');
  expect(await meter.isOn()).toBe(true);
});
