import type { Api } from './Api.ts';
import { forwardTo } from './forwardApi.ts';

/** The server at `API_URL`; undefined when it is not set. Throws when it is not an http(s) address. */
export function givenApi(env: Readonly<Record<string, string | undefined>>): Api | undefined {
  const address = env['API_URL'];
  if (!address) return undefined;
  return {
    forward: forwardTo(httpUrl('API_URL', address)),
    formOrigins: [],
    paymentPage: null,
    signatureOrigin: null,
    documents: null,
    meter: null,
    telemetry: null,
    description: `  /api         ${address}\n`,
    lost: new Promise<never>(() => undefined),
  };
}

/** Returns the value of an environment variable unchanged. Throws when it is not an http(s) address. */
export function httpUrl(variable: string, raw: string): string {
  if (!URL.canParse(raw) || !/^https?:$/.test(new URL(raw).protocol)) {
    throw new Error(`${variable}=${raw} is not an address with http:// or https://.`);
  }
  return raw;
}
