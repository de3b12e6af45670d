import { isNone } from 'fp-ts/Option';
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../../generated/api';
import { securedCalls } from '../../../generated/securedCalls';
import type { TokenStorage } from '../../application/ports/TokenStorage';

export interface ApiClientOptions {
  /** Origin of the API; empty for the site's own. */
  readonly baseUrl: string;
  /** A call without a full answer after this many milliseconds is given up. */
  readonly timeoutMs: number;
  /** Where the bearer token is read, anew for each call (M7.1). */
  readonly tokens: TokenStorage;
  /** Told of every answer that leaves the contract, so that developers see what was wrong; `place` is its URL where that is known. */
  readonly onMalformed: (place: string, details: readonly string[]) => void;
}

export interface ApiClient extends ApiClientOptions {
  readonly http: Client<paths>;
}

/**
 * The typed client of the contract. The bearer token goes with the calls that the contract secures, and no other (M7.1,
 * P7.1). Every call goes through `call`, which decodes what comes back.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = createClient<paths>({ baseUrl: options.baseUrl });
  http.use({
    onRequest: ({ request, schemaPath }) => {
      if (!securedCalls.has(`${request.method} ${schemaPath}`)) return request;
      const token = options.tokens.read();
      // Without a token a private call is answered here: nothing private is asked for.
      if (isNone(token)) return new Response(null, { status: 401 });
      request.headers.set('Authorization', `Bearer ${token.value}`);
      return request;
    },
  });
  return { ...options, http };
}
