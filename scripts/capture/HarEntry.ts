/** What is read of a recording, HAR 1.2; browsers leave out much of what the format calls required. */
export interface HarEntry {
  /** ISO 8601. */
  readonly startedDateTime?: string;
  /** Milliseconds. */
  readonly time?: number | null;
  readonly request: HarRequest;
  readonly response: HarResponse;
}

export interface HarRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: readonly HarPair[];
  readonly cookies?: readonly HarPair[];
  readonly postData?: HarPostData | null;
  /** Bytes; -1 when unknown. Chromium says 0 of a form with files. */
  readonly bodySize?: number | null;
}

export interface HarResponse {
  /** 0 or null when no answer came. */
  readonly status?: number | null;
  readonly headers?: readonly HarPair[];
  readonly cookies?: readonly HarPair[];
  readonly content?: HarContent;
  readonly bodySize?: number | null;
  /** Chromium: why the answer was broken off. */
  readonly _error?: string | null;
  /** Playwright: the same. */
  readonly _failureText?: string | null;
}

export interface HarContent {
  /** Bytes, decompressed; -1 when unknown. */
  readonly size?: number | null;
  readonly mimeType?: string | null;
  /** Unicode, or the bytes where `encoding` is `base64`. */
  readonly text?: string | null;
  readonly encoding?: string | null;
}

export interface HarPostData {
  readonly mimeType?: string | null;
  readonly text?: string | null;
  readonly params?: readonly HarParam[] | null;
}

export interface HarParam {
  readonly name: string;
  readonly value?: string | null;
  /** Of a file. */
  readonly fileName?: string | null;
  readonly contentType?: string | null;
}

export interface HarPair {
  readonly name: string;
  readonly value: string;
}

/** The value of a header, whatever the case of its name; null where it was not recorded. */
export function headerOf(headers: readonly HarPair[] | undefined, name: string): string | null {
  return headers?.find((one) => one.name.toLowerCase() === name.toLowerCase())?.value ?? null;
}
