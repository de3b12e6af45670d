import type { UploadedFile } from './operationTypes.ts';

const documentLimitBytes = 10_000_000;

const signatures: Readonly<Record<string, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/**
 * Why a document is refused: its size, or a type that is not accepted, judged by the first bytes.
 * Undefined when it is accepted.
 */
export function documentProblem(
  { bytes, type }: UploadedFile,
  accepted: readonly string[],
): string | undefined {
  if (bytes.length > documentLimitBytes) return 'is larger than 10 MB';
  const found = accepted.find((candidate) => {
    const signature = Buffer.from(signatures[candidate] ?? [Number.NaN]);
    const start = Buffer.from(bytes.subarray(0, 1_024)).indexOf(signature);
    // As the readers of PDF, which accept other bytes before it.
    return start === 0 || (start > 0 && candidate === 'application/pdf');
  });
  if (found === undefined) return 'is none of the accepted documents';
  // A browser that does not know the type declares none, or octet-stream.
  const isDeclared = type !== '' && type !== 'application/octet-stream';
  return isDeclared && type.split(';')[0]?.trim() !== found
    ? `is not what it says it is (${type})`
    : undefined;
}
