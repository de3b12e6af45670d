import { wrongValue } from './wrongValue.ts';

export interface AudienceConfiguration {
  /** Address of `matomo.php`; empty if nothing is counted; `VITE_AUDIENCE_URL`. */
  readonly url: string;
  /** Number of the site in Matomo; `VITE_AUDIENCE_SITE`, 1 by default. */
  readonly siteId: string;
}

const secured = /^https:\/\/[a-z\d.-]+(:\d{1,5})?(\/[\w./-]*)?$/;
const ownPath = /^\/[\w-][\w./-]*$/;

/**
 * Reads where page views are counted (P3.26); throws an error that names the variable with an invalid value.
 */
export function readAudienceConfiguration(
  env: Readonly<Record<string, unknown>>,
): AudienceConfiguration {
  const { VITE_AUDIENCE_URL: url = '', VITE_AUDIENCE_SITE: siteId = '1' } = env;
  if (typeof url !== 'string' || !(url === '' || secured.test(url) || ownPath.test(url))) {
    throw wrongValue(
      'VITE_AUDIENCE_URL',
      'nothing, or the address of matomo.php, with https or as a path of the site',
      url,
    );
  }
  if (typeof siteId !== 'string' || !/^[1-9]\d{0,5}$/.test(siteId)) {
    throw wrongValue('VITE_AUDIENCE_SITE', 'the number of the site at the meter', siteId);
  }
  return { url, siteId };
}
