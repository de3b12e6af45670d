import { operationSource } from '../contract/operations.ts';
import { escapeToken } from '../contract/pointer.ts';
import { differenceAt, type Difference } from '../report/Finding.ts';
import { accessTo } from '../contract/access.ts';
import { bearerSent, type BearerSent } from './bearerSent.ts';
import { found, judgeRecordedAnswer, type JudgedRecording } from './judgeRecordedAnswer.ts';
import { judgeRequest, type KnownCall } from './judgeRequest.ts';
import type { UnknownOperation } from './operationFinder.ts';
import { maskPath, type RecordedCall } from './recordedCalls.ts';
import { requestBody } from './requestBody.ts';
import type { CaptureRules } from './requestDifferences.ts';

/**
 * Checks one recorded call, request and answer. `hasCredentials`: whether its recording contains
 * credentials. `redact` removes secrets from a path.
 */
export async function judgeRecordedCall(
  call: RecordedCall,
  hasCredentials: boolean,
  rules: CaptureRules,
  redact: (text: string) => string,
): Promise<JudgedRecording> {
  const { found: sought } = call;
  return sought.isKnown
    ? judgeKnownCall({ ...call, found: sought }, hasCredentials, rules)
    : judgeUnknownCall(call, sought, redact);
}

async function judgeKnownCall(
  call: KnownCall,
  hasCredentials: boolean,
  rules: CaptureRules,
): Promise<JudgedRecording> {
  const { listed } = call.found;
  const { entry } = call;
  const access = accessTo(rules.document, listed);
  const body = await requestBody(entry.request);
  const bearer = access.kind === 'open' ? 'sent' : bearerSent(access, entry, body, hasCredentials);
  const request = judgeRequest(call, body, rules);
  const answer = judgeRecordedAnswer(listed, entry, bearer, rules);
  return {
    differences: [...request.differences, ...brokenHeader(bearer, call), ...answer.differences],
    notes: [...request.notes, ...bearerNotes(bearer, call), ...answer.notes],
    emptyLists: answer.emptyLists,
  };
}

function brokenHeader(bearer: BearerSent, call: KnownCall): readonly Difference[] {
  if (bearer !== 'broken') return [];
  const message = 'The header `Authorization` contains no bearer token.';
  const source = operationSource(call.found.listed);
  return [differenceAt('request/unfit', message, source, '/header/Authorization')];
}

function bearerNotes(bearer: BearerSent, { entry }: KnownCall): readonly string[] {
  const isAnswered = (entry.response.status ?? 0) >= 200 && (entry.response.status ?? 0) < 300;
  return bearer === 'unknown' && isAnswered
    ? ['The recording does not show whether a token was sent: save it with sensitive data.']
    : [];
}

/** Reports a call unknown to the contract, without personal data of its path. */
function judgeUnknownCall(
  { pathname, entry }: RecordedCall,
  { template, methods }: UnknownOperation,
  redact: (text: string) => string,
): JudgedRecording {
  const path = template ?? maskPath(pathname.split('/').map(redact).join('/'));
  const { method: sent } = entry.request;
  const method = /^[A-Za-z]{3,12}$/.test(sent) ? sent.toUpperCase() : 'OTHER';
  const known = methods.length > 0 ? `: it has this path with ${methods.join(', ')}` : '';
  const message = `\`${method} ${path}\` is not in the contract${known}.`;
  const source = `#/paths/${escapeToken(path)}/${method.toLowerCase()}`;
  return found('operation/unknown', message, source);
}
