/** The parts of HAR 1.2 that are read. Browsers omit many fields that the format requires. */
export interface HarEntry {
  /** ISO 8601. */
  readonly startedDateTime?: string;
  /** Milliseconds. */
  readonly time?: number;
  readonly request: HarRequest;
  readonly response: HarResponse;
}

export interface HarRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: readonly HarPair[];
  readonly cookies?: readonly HarPair[];
  readonly postData?: HarPostData;
  /** Bytes; -1 if unknown. Chromium writes 0 for a form with files. */
  readonly bodySize?: number;
}

export interface HarResponse {
  /** 0, -1 (Playwright) or absent if no answer came. */
  readonly status?: number;
  readonly headers?: readonly HarPair[];
  readonly cookies?: readonly HarPair[];
  readonly content?: HarContent;
  readonly bodySize?: number;
  /** Chromium: the reason for an interrupted answer. */
  readonly _error?: string;
  /** Playwright: the same. */
  readonly _failureText?: string;
}

export interface HarContent {
  /** Bytes after decompression; -1 if unknown. */
  readonly size?: number;
  readonly mimeType?: string;
  /** Text, or base64 if `encoding` says so. */
  readonly text?: string;
  readonly encoding?: string;
  /** Playwright: the body is in this file, beside the recording. */
  readonly _file?: string;
}

export interface HarPostData {
  readonly mimeType?: string;
  readonly text?: string;
  readonly params?: readonly HarParam[];
  readonly _file?: string;
}

export interface HarParam {
  readonly name: string;
  readonly value?: string;
  /** Set for a file. */
  readonly fileName?: string;
  readonly contentType?: string;
}

export interface HarPair {
  readonly name: string;
  readonly value: string;
}

/** The value of a header, by case-insensitive name; null if it was not recorded. */
export function headerOf(headers: readonly HarPair[] | undefined, name: string): string | null {
  return headers?.find((one) => one.name.toLowerCase() === name.toLowerCase())?.value ?? null;
}
