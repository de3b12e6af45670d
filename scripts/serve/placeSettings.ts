import type { SiteConfiguration } from '../../src/composition/settings/configureSite.ts';
import { configureSite } from '../../src/composition/settings/configureSite.ts';
import { readSettings } from '../../src/composition/settings/readSettings.ts';
import type { Place } from '../build/placeHtml.ts';
import { givenOrigins } from './givenOrigins.ts';
import type { SecurityPolicy } from './securityHeaders.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What a host has to know of the settings of a place. */
export interface PlaceSettings {
  readonly configuration: SiteConfiguration;
  /** What the HTML files say. */
  readonly place: Place;
  /** The other origins in the content security policy. */
  readonly policy: SecurityPolicy;
}

/**
 * Reads the settings of a place as the site reads them: `text` is `config.json` (null: none), over the
 * variables of the build. The content security policy follows from them: nothing else names an origin.
 * Throws an error with every problem.
 */
export function readPlaceSettings(env: Env, text: string | null): PlaceSettings {
  const { configuration, problems } = configureSite(env, text);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { values } = readSettings(text);
  const { SITE_ADDRESS } = values;
  const given = { ...env, ...values };
  const { api, audience, telemetry, money } = configuration;
  return {
    configuration,
    place: {
      isTest: money?.payment.mode === 'test',
      isApiElsewhere: api.origin !== '',
      site: SITE_ADDRESS === undefined ? null : ownOrigin(SITE_ADDRESS),
    },
    policy: {
      // The printed table of passages is a form that is posted to the API. A bank may pass its form on to
      // other hosts, to which the policy applies as well.
      formOrigins: originsOf([
        money?.payment.pageUrl ?? '',
        api.origin,
        ...givenOrigins(given, 'FORM_ORIGINS'),
      ]),
      connectOrigins: originsOf([api.origin, audience.url, telemetry.url]),
      mediaOrigins: givenOrigins(given, 'MEDIA_ORIGINS'),
    },
  };
}

/** Each origin once; a path is on the origin of the site. */
function originsOf(addresses: readonly string[]): readonly string[] {
  const whole = addresses.filter((address) => URL.canParse(address));
  return [...new Set(whole.map((address) => new URL(address).origin))];
}

function ownOrigin(address: string): string {
  if (/^https:\/\/[a-z\d.-]+(:\d{1,5})?$/.test(address)) return address;
  throw new Error(
    `config.json: siteAddress – expected an origin with https, without a path or a slash at its end: the site cannot be hosted below a path – got ${JSON.stringify(address)}`,
  );
}
