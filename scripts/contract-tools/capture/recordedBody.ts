import { headerOf, type HarEntry } from './HarEntry.ts';

/** The body of an answer, or the reason why it cannot be checked. */
export type RecordedBody =
  | {
      readonly isRecorded: true;
      readonly bytes: Uint8Array;
      /**
       * Whether these are the bytes sent: a recorder that decodes text loses the bytes of a file.
       */
      readonly areOwnBytes: boolean;
      /** False if more bytes were received than recorded: truncated by the recorder or by hand. */
      readonly isWhole: boolean;
    }
  | { readonly isRecorded: false; readonly note: string };

/**
 * Reads the recorded body of an answer. A missing text counts as an empty body only if the length is 0, or if
 * the answer has none to check.
 */
export function recordedBody({ response }: HarEntry, hasBody: boolean): RecordedBody {
  const { content = {}, headers, bodySize, _error, _failureText } = response;
  const { text, encoding, size } = content;
  if (isTold(_error) || isTold(_failureText)) {
    return unreadable('The answer was interrupted, by the browser or the server.');
  }
  if (!hasBody) return empty;
  const length = Number(headerOf(headers, 'content-length') ?? Number.NaN);
  const isPromised = (size ?? 0) > 0 || length > 0 || (bodySize ?? 0) > 0;
  if (text === undefined) return length === 0 ? empty : unrecorded;
  if (text === '') return isPromised ? unrecorded : empty;
  if (encoding === 'base64') return fromBase64(text, size);
  if (isTold(encoding)) {
    return unreadable('The body of the answer was recorded in an encoding other than base64.');
  }
  const bytes = Buffer.from(text);
  const isWhole = !isShorter(bytes, size) || isUtf16(headerOf(headers, 'content-type'));
  return recorded(bytes, isWhole, false);
}

const empty = recorded(new Uint8Array(), true);
const unrecorded = unreadable('The body of the answer was not recorded.');

function recorded(bytes: Uint8Array, isWhole: boolean, areOwnBytes = true): RecordedBody {
  return { isRecorded: true, bytes, areOwnBytes, isWhole };
}

function unreadable(note: string): RecordedBody {
  return { isRecorded: false, note };
}

/** The length of a UTF-8 byte-order mark, which decoders remove. */
const byteOrderMark = 3;

function isShorter({ length }: Uint8Array, size: number | null | undefined): boolean {
  return (size ?? 0) > length + byteOrderMark;
}

/** UTF-16 is the only charset that may need more bytes than UTF-8. */
function isUtf16(contentType: string | null): boolean {
  return /charset\s*=\s*"?utf-?16/i.test(contentType ?? '');
}

function fromBase64(text: string, size: number | null | undefined): RecordedBody {
  const bare = text.replaceAll(/\s/g, '');
  if (!/^[\w+/-]*={0,2}$/.test(bare) || bare.length % 4 === 1) {
    return unreadable('The body of the answer is recorded as base64, but is not base64.');
  }
  const bytes = Buffer.from(bare, 'base64');
  return recorded(bytes, !isShorter(bytes, size));
}

function isTold(text: string | null | undefined): boolean {
  return typeof text === 'string' && text !== '';
}
