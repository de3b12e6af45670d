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
  /**
   * Told of every answer that leaves the contract, whole or in part, so that developers see what was wrong: the call, as
   * `POST /api/public/data` where that is known, and a line per fault that begins with its JSON pointer.
   */
  readonly onMalformed: (operation: string, details: readonly string[]) => void;
}

export interface ApiClient extends ApiClientOptions {
  readonly http: Client<paths>;
}

/** Which call each answer belongs to. */
const calls = new WeakMap<Response, string>();

/** The call that was answered, as `POST /api/public/data`; its address where it did not go through the client. */
export function callOf(response: Response): string {
  return calls.get(response) ?? response.url;
}

/** The header that says who asks; none without a token. */
export function bearerOf({ tokens }: ApiClientOptions): Readonly<Record<string, string>> {
  const token = tokens.read();
  return isNone(token) ? {} : { Authorization: `Bearer ${token.value}` };
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
    onResponse: ({ request, response, schemaPath }) => {
      calls.set(response, `${request.method} ${schemaPath}`);
    },
  });
  return { ...options, http };
}
