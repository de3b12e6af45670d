import { operationSource } from '../conformance/judgeAnswer.ts';
import type { Misfit } from '../conformance/Finding.ts';
import { accessTo } from '../contract/access.ts';
import { bearerSent, type BearerSent } from './bearerSent.ts';
import { judgeRecordedAnswer, type JudgedRecording } from './judgeRecordedAnswer.ts';
import { judgeRequest, type KnownCall } from './judgeRequest.ts';
import { requestBody } from './requestBody.ts';
import type { CaptureRules } from './requestMisfits.ts';

/** Judges one recorded call, request and answer. `hasCredentials` tells whether its recording kept tokens at all. */
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
    misfits: [...request.misfits, ...brokenHeader(bearer, call), ...answer.misfits],
    notes: [...request.notes, ...bearerNotes(bearer, call), ...answer.notes],
    emptyLists: answer.emptyLists,
  };
}

function brokenHeader(bearer: BearerSent, { found }: KnownCall): readonly Misfit[] {
  if (bearer !== 'broken') return [];
  const message = 'The header `Authorization` holds no bearer token.';
  const source = operationSource(found.listed);
  return [{ rule: 'request/unfit', message, pointer: '/header/Authorization', times: 1, source }];
}

function bearerNotes(bearer: BearerSent, { entry }: KnownCall): readonly string[] {
  const isAnswered = (entry.response.status ?? 0) >= 200 && (entry.response.status ?? 0) < 300;
  return bearer === 'unknown' && isAnswered
    ? ['Whether a token was sent was not recorded: save the recording with sensitive data.']
    : [];
}
