import type { Difference } from '../conformance/Finding.ts';
import { operationSource } from '../conformance/judgeAnswer.ts';
import type { ContractDocument, Parameter, Schema } from '../contract/document.ts';
import type { ListedOperation } from '../contract/operations.ts';
import { escapeToken } from '../contract/pointer.ts';
import { resolveReference } from '../contract/resolveReference.ts';
import { headerOf } from './HarEntry.ts';
import { judgeRequestBody } from './judgeRequestBody.ts';
import type { Judged } from './Judged.ts';
import type { RecordedCall } from './recordedCalls.ts';
import type { RequestBody } from './requestBody.ts';
import { requestDifferences, type CaptureRules } from './requestDifferences.ts';

/** A recorded call of an operation of the contract. */
export interface KnownCall extends RecordedCall {
  readonly found: Extract<RecordedCall['found'], { readonly isKnown: true }>;
}

export function isKnownCall(call: RecordedCall): call is KnownCall {
  return call.found.isKnown;
}

/**
 * Checks a request against the contract: its parameters (`/query/startDate`) and its body
 * (`/body/email`).
 */
export function judgeRequest(call: KnownCall, body: RequestBody, rules: CaptureRules): Judged {
  const { listed } = call.found;
  const parameters = listed.parameters.flatMap((_, index) => ofParameter(call, index, rules));
  const { differences, notes } = judgeRequestBody(listed, body, rules);
  return { differences: [...parameters, ...unknownQuery(call), ...differences], notes };
}

function ofParameter(call: KnownCall, index: number, rules: CaptureRules): readonly Difference[] {
  const { listed } = call.found;
  const { name, in: place, schema, required } = listed.parameters[index] as Parameter;
  if (place === 'cookie') return [];
  const source = parameterSource(listed, index, rules.document);
  const pointer = `/${place}/${escapeToken(name)}`;
  const given = valuesOf(call, place, name);
  if (given.length === 0) {
    const message = `The ${place} parameter \`${name}\` is missing.`;
    return required === true ? [{ rule: 'request/unfit', message, pointer, times: 1, source }] : [];
  }
  const value = parameterValue(resolveReference(rules.document, schema), given);
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

/**
 * Parses parameters, which are sent as text: numbers and booleans if they look like it; a repeated
 * name is a list.
 */
function parameterValue({ type, items }: Schema, given: readonly string[]): unknown {
  if (type === 'array') return given.map((one) => parameterValue(items ?? {}, [one]));
  const [text = ''] = given;
  if (given.length > 1) return given;
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d+)?$/.test(text)) {
    return Number(text);
  }
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

function unknownQuery({ url, found: { listed } }: KnownCall): readonly Difference[] {
  const known = listed.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  return [...new Set(url.searchParams.keys())]
    .filter((name) => !known.includes(name))
    .map((name) => ({
      rule: 'schema/unknown',
      message: `In the request: the query parameter \`${name}\` is not described.`,
      pointer: `/query/${escapeToken(name)}`,
      times: 1,
      source: operationSource(listed),
    }));
}

/** Path parameters come before those of the operation. */
function parameterSource(
  listed: ListedOperation,
  index: number,
  { paths }: ContractDocument,
): string {
  const shared = ((paths[listed.path]?.['parameters'] ?? []) as readonly unknown[]).length;
  return index < shared
    ? `#/paths/${escapeToken(listed.path)}/parameters/${index}`
    : `${operationSource(listed)}/parameters/${index - shared}`;
}
