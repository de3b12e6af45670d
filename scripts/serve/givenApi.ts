import type { Api } from './Api.ts';
import { forwardTo } from './forwardApi.ts';

/** The server that `API_URL` names; undefined when it names none. Throws on anything but an http(s) address. */
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
    description: `  /api         ${address}\n`,
    lost: new Promise<never>(() => undefined),
  };
}

/** The address in an environment variable, as it is. Throws on anything but an http(s) one. */
export function httpUrl(variable: string, raw: string): string {
  if (!URL.canParse(raw) || !/^https?:$/.test(new URL(raw).protocol)) {
    throw new Error(`${variable}=${raw} is not an address that begins with http:// or https://.`);
  }
  return raw;
}
