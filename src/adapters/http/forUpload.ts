import type { ApiClient } from './apiClient';

/** The slowest line that an upload is waited for, in bytes per millisecond: 10 MB in 200 seconds. */
const SLOWEST_UPLOAD = 50;

/** The client, as patient as files of so many bytes need. */
export function forUpload(api: ApiClient, bytes: number): ApiClient {
  return { ...api, timeoutMs: api.timeoutMs + bytes / SLOWEST_UPLOAD };
}
