import { headerOf, type HarEntry } from './HarEntry.ts';

/** The body of an answer, or why it cannot be judged. */
export type RecordedBody =
  | {
      readonly isRecorded: true;
      readonly bytes: Uint8Array;
      /** As it was sent: a recorder that decodes text loses the bytes of a file. */
      readonly areOwnBytes: boolean;
      /** False when more was received than was recorded: cut by the recorder, or made shorter by hand. */
      readonly isWhole: boolean;
    }
  | { readonly isRecorded: false; readonly note: string };

const unrecorded: RecordedBody = {
  isRecorded: false,
  note: 'The body of the answer was not recorded.',
};

/** What the recorder kept of an answer's body. Nothing is guessed: no text is an empty body only where its length says so. */
export function recordedBody({ response }: HarEntry): RecordedBody {
  const { content = {}, headers, bodySize, _error, _failureText } = response;
  const { text, encoding, size } = content;
  if (isTold(_error) || isTold(_failureText)) {
    return { isRecorded: false, note: 'The answer was broken off, by the browser or the server.' };
  }
  const length = Number(headerOf(headers, 'content-length') ?? Number.NaN);
  const isPromised = (size ?? 0) > 0 || length > 0 || (bodySize ?? 0) > 0;
  if (text === undefined || text === null) return length === 0 ? empty : unrecorded;
  if (text === '') return isPromised ? unrecorded : empty;
  if (encoding === 'base64') return fromBase64(text, size);
  if (isTold(encoding)) {
    return {
      isRecorded: false,
      note: 'The body of the answer was recorded in an encoding other than base64.',
    };
  }
  const bytes = Buffer.from(text);
  const isWhole = !isShorter(bytes, size) || isUtf16(headerOf(headers, 'content-type'));
  return { isRecorded: true, bytes, areOwnBytes: false, isWhole };
}

const empty: RecordedBody = {
  isRecorded: true,
  bytes: new Uint8Array(),
  areOwnBytes: true,
  isWhole: true,
};

/** The mark that a decoder takes off the front of UTF-8, in bytes. */
const byteOrderMark = 3;

function isShorter({ length }: Uint8Array, size: number | null | undefined): boolean {
  return (size ?? 0) > length + byteOrderMark;
}

/** No other charset takes more bytes for a text than UTF-8 does. */
function isUtf16(contentType: string | null): boolean {
  return /charset\s*=\s*"?utf-?16/i.test(contentType ?? '');
}

function fromBase64(text: string, size: number | null | undefined): RecordedBody {
  const bare = text.replaceAll(/\s/g, '');
  if (!/^[\w+/-]*={0,2}$/.test(bare) || bare.length % 4 === 1) {
    return { isRecorded: false, note: 'The body of the answer is recorded as base64 and is none.' };
  }
  const bytes = Buffer.from(bare, 'base64');
  return { isRecorded: true, bytes, areOwnBytes: true, isWhole: !isShorter(bytes, size) };
}

function isTold(text: string | null | undefined): boolean {
  return typeof text === 'string' && text !== '';
}
