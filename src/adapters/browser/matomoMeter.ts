import type { AudienceMeter } from '../../application/ports/device/AudienceMeter';

interface Meter {
  /** Address of `matomo.php`; empty where nothing is counted. */
  readonly url: string;
  /** Number of the site in Matomo. */
  readonly siteId: string;
}

const none: Meter = { url: '', siteId: '' };

/**
 * Counts page views with Matomo's HTTP tracking interface
 * (https://developer.matomo.org/api-reference/tracking-api): no script of another site, no cookie, no title,
 * query or reference of a page. Where the settings of the place do not arrive, nothing is counted.
 */
export function matomoMeter(readMeter: () => Promise<Meter>): AudienceMeter {
  const meter = (): Promise<Meter> => readMeter().catch(() => none);
  return {
    isOn: async () => (await meter()).url !== '',
    count: (pattern) => {
      void meter().then((one) => send(one, pattern));
    },
  };
}

function send({ url, siteId }: Meter, pattern: string): void {
  // Some browsers are configured without beacons: nothing is counted.
  if (url === '' || !('sendBeacon' in navigator)) return;
  navigator.sendBeacon(
    url,
    new URLSearchParams({
      idsite: siteId,
      rec: '1',
      apiv: '1',
      send_image: '0',
      url: location.origin + pattern,
      action_name: pattern,
    }),
  );
}
