import { afterEach, expect, it, vi } from 'vitest';
import { matomoMeter } from '../../../src/adapters/browser/matomoMeter';

afterEach(() => vi.unstubAllGlobals());

function stubBeacon() {
  const sendBeacon = vi.fn<(address: string, body: URLSearchParams) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  return sendBeacon;
}

it('P3.26 a page view is one beacon to Matomo: site and route pattern, no personal data', () => {
  const sendBeacon = stubBeacon();
  matomoMeter('https://stats.example.fr/matomo.php', '7').count('/achat/:orderReference');
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

it('P3.26 without an address nothing is counted', () => {
  const sendBeacon = stubBeacon();
  const meter = matomoMeter('', '1');
  meter.count('/faq');
  expect(meter.isOn()).toBe(false);
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('a browser without beacons counts nothing, and throws no error', () => {
  vi.stubGlobal('navigator', {});
  expect(() => matomoMeter('/matomo.php', '1').count('/faq')).not.toThrow();
});
