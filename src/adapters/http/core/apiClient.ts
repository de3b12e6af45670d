import createClient from 'openapi-fetch';
import type { TokenStorage } from '../../../application/ports/device/TokenStorage';
import { sendOnce } from './earlyAnswers';
import type { FailedCall } from './FailedCall';
import type { Method } from './Operation';

export interface ApiClientOptions {
  /** Origin of the API; empty for the origin of the site. */
  readonly baseUrl: string;
  /** The tag of the language of the page, for what the server writes to the visitor (`Accept-Language`). */
  readonly language: string;
  /** Milliseconds until a call without a complete answer is aborted. */
  readonly timeoutMs: number;
  /** The bearer token is read from here for each call (M7.1). */
  readonly tokens: TokenStorage;
  /**
   * Receives every answer that violates the contract, completely or in part, for developers: the call, as
   * `POST /api/public/data`, one line per error that starts with its JSON pointer, and the name of the call.
   */
  readonly onMalformed: (call: string, details: readonly string[], operation: string) => void;
  /** Receives every call without a usable answer; not a refusal, which is one. */
  readonly onFailed: (call: FailedCall) => void;
  /** Resolves unless the page is being left: Firefox gives up its requests before it goes. */
  readonly untilStayed: () => Promise<void>;
}

type Values = Readonly<Record<string, unknown>>;

/** A request as openapi-fetch takes it. */
export interface Outgoing {
  readonly params: { readonly path?: Values; readonly query?: Values; readonly header?: Values };
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly parseAs: 'json' | 'text' | 'arrayBuffer';
  readonly signal: AbortSignal;
}

/** What openapi-fetch resolves with, before decoding. */
export interface Received {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

export interface ApiClient extends ApiClientOptions {
  /** Call this in `exchange` only, which applies the rules of the operation. */
  readonly request: (method: Method, path: string, outgoing: Outgoing) => Promise<Received>;
}

/** Any path, with any body: `call` checks both against the contract. */
interface AnyOperation {
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: object;
}
type AnyPaths = Record<string, Record<Method, AnyOperation>>;

/**
 * The client of the API, through openapi-fetch: sends the language of the page, and takes the answers that
 * were requested before its code had loaded.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { request } = createClient<AnyPaths>({
    baseUrl: options.baseUrl,
    headers: { 'Accept-Language': options.language },
    fetch: sendOnce,
  });
  return {
    ...options,
    request: (method, path, outgoing) => request(method, path, { ...outgoing }),
  };
}

/** The Authorization header; empty without a token. */
export function bearerOf({ tokens }: ApiClientOptions): Readonly<Record<string, string>> {
  const token = tokens.read();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}
