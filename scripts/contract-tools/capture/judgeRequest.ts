import { differenceAt, type Difference } from '../report/Finding.ts';
import type { Parameter } from '../contract/document.ts';
import { operationSource, type ListedParameter } from '../contract/operations.ts';
import { parameterValue } from '../contract/parameterValue.ts';
import { escapeToken } from '../contract/pointer.ts';
import { headerOf } from './HarEntry.ts';
import { judgeRequestBody } from './judgeRequestBody.ts';
import type { KnownOperation } from './operationFinder.ts';
import type { RecordedCall } from './recordedCalls.ts';
import type { RequestBody } from './requestBody.ts';
import { requestDifferences, type CaptureRules, type Judged } from './requestDifferences.ts';

/** A recorded call of an operation of the contract. */
export interface KnownCall extends RecordedCall {
  readonly found: KnownOperation;
}

/**
 * Checks a request against the contract: its parameters (`/query/startDate`) and its body
 * (`/body/email`).
 */
export function judgeRequest(call: KnownCall, body: RequestBody, rules: CaptureRules): Judged {
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
