import { operationSource, type ListedParameter } from '../contract/operations.ts';
import { escapeToken } from '../contract/pointer.ts';
import { differenceAt, type Difference } from '../report/Finding.ts';
import { accessTo } from '../contract/access.ts';
import { bearerSent, type BearerSent } from './bearerSent.ts';
import { found, judgeRecordedAnswer, type JudgedRecording } from './judgeRecordedAnswer.ts';
import type { UnknownOperation, KnownOperation } from './operationFinder.ts';
import { maskPath, type RecordedCall } from './recordedCalls.ts';
import { requestBody, type RequestBody } from './requestBody.ts';
import { type CaptureRules, requestDifferences, type Judged } from './requestDifferences.ts';
import type { Parameter } from '../contract/document.ts';
import { parameterValue } from '../contract/parameterValue.ts';
import { headerOf } from './HarEntry.ts';
import { judgeRequestBody } from './judgeRequestBody.ts';

/** Checks a recorded call. `hasCredentials`: its recording has some. `redact` removes secrets from a path. */
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

/** A recorded call of an operation of the contract. */
interface KnownCall extends RecordedCall {
  readonly found: KnownOperation;
}

function judgeRequest(call: KnownCall, body: RequestBody, rules: CaptureRules): Judged {
  const { listed } = call.found;
  const parameters = listed.parameters.flatMap((one) => ofParameter(call, one, rules));
  const { differences, notes } = judgeRequestBody(listed, body, rules);
  return { differences: [...parameters, ...unknownQuery(call), ...differences], notes };
}

function ofParameter(
  call: KnownCall,
  parameter: ListedParameter,
  rules: CaptureRules,
): readonly Difference[] {
  const { name, in: place, schema, required, source, style, contentType } = parameter;
  // Recorders leave cookies out; nested notations are not read back.
  if (place === 'cookie' || style === 'deepObject' || contentType !== undefined) return [];
  const pointer = `/${place}/${escapeToken(name)}`;
  const given = valuesOf(call, place, name);
  if (given.length === 0) {
    const message = `The ${place} parameter \`${name}\` is missing.`;
    return required === true ? [differenceAt('request/unfit', message, source, pointer)] : [];
  }
  const value = parameterValue(rules.document, schema, given, style);
  return requestDifferences(rules, value, { schema, source: `${source}/schema` }, pointer);
}

function valuesOf(
  { entry: { request }, url, found }: KnownCall,
  place: Exclude<Parameter['in'], 'cookie'>,
  name: string,
): readonly string[] {
  switch (place) {
    case 'path':
      return [found.path[name] ?? ''];
    case 'query':
      return url.searchParams.getAll(name);
    case 'header':
      return [headerOf(request.headers, name)].filter((value) => value !== null);
  }
}

function unknownQuery({ url, found: { listed } }: KnownCall): readonly Difference[] {
  const known = listed.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const isKnown = (name: string): boolean =>
    known.includes(name) || known.includes(name.replace(/\[.*$/, ''));
  return [...new Set(url.searchParams.keys())]
    .filter((name) => !isKnown(name))
    .map((name) => {
      const message = `In the request: the query parameter \`${name}\` is not described.`;
      const pointer = `/query/${escapeToken(name)}`;
      return differenceAt('schema/unknown', message, operationSource(listed), pointer);
    });
}
