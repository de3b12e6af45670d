import { operationSource } from '../contract/operations.ts';
import type { Difference } from '../report/Finding.ts';
import { accessTo } from '../contract/access.ts';
import { bearerSent, type BearerSent } from './bearerSent.ts';
import { judgeRecordedAnswer, type JudgedRecording } from './judgeRecordedAnswer.ts';
import { judgeRequest, type KnownCall } from './judgeRequest.ts';
import { requestBody } from './requestBody.ts';
import type { CaptureRules } from './requestDifferences.ts';

/**
 * Checks one recorded call, request and answer. `hasCredentials`: whether its recording
 * contains credentials.
 */
export async function judgeKnownCall(
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

function brokenHeader(bearer: BearerSent, { found }: KnownCall): readonly Difference[] {
  if (bearer !== 'broken') return [];
  const message = 'The header `Authorization` contains no bearer token.';
  const source = operationSource(found.listed);
  return [{ rule: 'request/unfit', message, pointer: '/header/Authorization', times: 1, source }];
}

function bearerNotes(bearer: BearerSent, { entry }: KnownCall): readonly string[] {
  const isAnswered = (entry.response.status ?? 0) >= 200 && (entry.response.status ?? 0) < 300;
  return bearer === 'unknown' && isAnswered
    ? ['The recording does not show whether a token was sent: save it with sensitive data.']
    : [];
}
