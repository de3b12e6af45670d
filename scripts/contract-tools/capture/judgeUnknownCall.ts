import { escapeToken } from '../contract/pointer.ts';
import type { JudgedRecording } from './judgeRecordedAnswer.ts';
import { maskPath } from './maskPath.ts';
import type { RecordedCall } from './recordedCalls.ts';

/** Reports a call unknown to the contract, without personal data of its path. */
export function judgeUnknownCall(
  { pathname, entry, found }: RecordedCall,
  redact: (text: string) => string,
): JudgedRecording {
  const { template, methods } = found.isKnown ? { template: null, methods: [] } : found;
  const path = template ?? maskPath(pathname.split('/').map(redact).join('/'));
  const method = maskMethod(entry.request.method);
  const known = methods.length > 0 ? `: it has this path with ${methods.join(', ')}` : '';
  const message = `\`${method} ${path}\` is not in the contract${known}.`;
  const source = `#/paths/${escapeToken(path)}/${method.toLowerCase()}`;
  const difference = {
    rule: 'operation/unknown',
    message,
    pointer: null,
    times: 1,
    source,
  } as const;
  return { differences: [difference], notes: [], emptyLists: null };
}

function maskMethod(method: string): string {
  return /^[A-Za-z]{3,12}$/.test(method) ? method.toUpperCase() : 'OTHER';
}
