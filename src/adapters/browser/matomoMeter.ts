import type { AudienceMeter } from '../../application/ports/device/AudienceMeter';

/**
 * Counts page views with Matomo's HTTP tracking interface
 * (https://developer.matomo.org/api-reference/tracking-api): no script of another site, no cookie, no title,
 * query or reference of a page. With an empty address, nothing is counted.
 */
export function matomoMeter(address: string, siteId: string): AudienceMeter {
  return {
    isOn: () => address !== '',
    count: (pattern) => {
      // Some browsers are configured without beacons: nothing is counted.
      if (address === '' || !('sendBeacon' in navigator)) return;
      navigator.sendBeacon(
        address,
        new URLSearchParams({
          idsite: siteId,
          rec: '1',
          apiv: '1',
          send_image: '0',
          url: location.origin + pattern,
          action_name: pattern,
        }),
      );
    },
  };
}
