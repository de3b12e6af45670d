import { type ContractDocument, type Link, resolveReference } from '../contract/document.ts';
import { answerTo, type ListedOperation } from '../contract/operations.ts';
import { fragmentTokens, tokensOf, valueAt } from '../contract/pointer.ts';
import { withValue, type Input, inputValue } from './Input.ts';
import { itemValue } from './plausible.ts';
import type { PlannedCall, PlannedOperation } from './PlannedCall.ts';
import { isHeaderText, writeText } from './writeParameter.ts';
import type { FollowHints, GivenLink } from './followHints.ts';
import type { Tried } from './preflight.ts';
import { writtenJson } from '../report/texts.ts';
import { pageAnswer, pageRequest } from './paging.ts';

/** A successful answer, with the call that got it. */
export interface SeenAnswer {
  readonly planned: PlannedOperation;
  readonly call: PlannedCall;
  readonly status: number;
  readonly json: unknown;
}

export interface LinkedCall {
  readonly operation: PlannedOperation;
  readonly call: PlannedCall;
}

/** Calls whose input comes from another answer: by `links`, by a hint, or from a list to its item. */
export function linkedCalls(
  document: ContractDocument,
  operations: readonly PlannedOperation[],
  seen: readonly SeenAnswer[],
  hints: readonly GivenLink[],
): readonly LinkedCall[] {
  const find = (wanted: (listed: ListedOperation) => boolean): PlannedOperation | undefined =>
    operations.find((one) => wanted(one.listed) && baseOf(one) !== undefined);
  const link = (
    target: PlannedOperation | undefined,
    from: SeenAnswer,
    values: readonly (readonly [place: string, value: unknown])[],
  ): readonly LinkedCall[] => {
    const base = target === undefined ? undefined : baseOf(target);
    if (target === undefined || base === undefined || values.length === 0) return [];
    if (values.some(([, value]) => value === undefined || value === null)) return [];
    if (!values.every(([place, value]) => isSendable(target.listed, place, value))) return [];
    const input = values.reduce<Input>(
      (one, [place, value]) => withValue(one, place, value),
      base.input,
    );
    if (JSON.stringify(input) === JSON.stringify(base.input)) return [];
    const isGiven = (place: string): boolean => values.some(([one]) => one === place);
    if (target.template?.lacks.every(isGiven) === false) return [];
    const { guessed = [], ...call } = base;
    const rest = guessed.filter((place) => !isGiven(place));
    const name = `linked from ${from.planned.listed.id}`;
    const known = { ...call, name, input };
    return [{ operation: target, call: rest.length === 0 ? known : { ...known, guessed: rest } }];
  };
  const found = seen.flatMap((from) => [
    ...linksOf(document, from).flatMap(({ operationId, operationRef, parameters = {} }) => {
      const target = find((one) => one.id === operationId || isReferred(one, operationRef));
      const values = Object.entries(parameters).map(([name, expression]) => {
        return [placeOf(target?.listed, name), evaluate(expression, from)] as const;
      });
      return link(target, from, values);
    }),
    ...hints
      .filter((hint) => hint.from === from.planned.listed.id)
      .flatMap(({ to, place, pointer }) => {
        const target = find(({ id }) => id === to);
        return link(target, from, [[place, valueAt(from.json, tokensOf(pointer))]]);
      }),
    ...operations
      .filter((target) => !seen.some(({ planned }) => planned === target))
      .flatMap((target) => link(target, from, itemOf(target, from))),
  ]);
  const known = new Set<string>();
  return found.filter(({ operation, call }) => {
    const key = `${operation.listed.id} ${call.name}`;
    return known.has(key) ? false : known.add(key);
  });
}

function baseOf({ calls, template }: PlannedOperation): PlannedCall | undefined {
  return calls.find(({ expects }) => expects === 'success') ?? template?.call;
}

function linksOf(document: ContractDocument, { planned, status }: SeenAnswer): readonly Link[] {
  const links = answerTo(planned.listed, status)?.links ?? {};
  return Object.values(links).map((one) => resolveReference<Link>(document, one));
}

/** `#/paths/~1pets~1{petId}/get` */
function isReferred({ path, method }: ListedOperation, reference: string | undefined): boolean {
  if (reference?.startsWith('#') !== true) return false;
  const [, referred, verb] = fragmentTokens(reference.slice(1));
  return referred === path && verb === method;
}

/** Whether a value that a server sent can be sent at a place: in a header, not every text can. */
function isSendable({ parameters }: ListedOperation, place: string, value: unknown): boolean {
  const found = parameters.find((one) => `${one.in}/${one.name}` === place);
  return found?.in !== 'header' || isHeaderText(writeText(found, value));
}

/** `petId` or `path.petId` → `path/petId` */
function placeOf(listed: ListedOperation | undefined, name: string): string {
  const [, place, own] = /^(path|query|header|cookie)\.(.+)$/.exec(name) ?? [];
  if (place !== undefined) return `${place}/${own ?? ''}`;
  const found = listed?.parameters.find((one) => one.name === name);
  return `${found?.in ?? 'path'}/${name}`;
}

/** The value of a runtime expression (OpenAPI, « Runtime Expressions »). */
function evaluate(expression: unknown, { json, call: { input } }: SeenAnswer): unknown {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression;
  const [, pointer] = /^\$response\.body#(.*)$/.exec(expression) ?? [];
  if (pointer !== undefined) return valueAt(json, tokensOf(pointer));
  const [, place, name] = /^\$request\.(path|query|header|cookie)\.(.+)$/.exec(expression) ?? [];
  if (place !== undefined) return valueAt(input, [place, name ?? '']);
  const [, body] = /^\$request\.body#(.*)$/.exec(expression) ?? [];
  return body === undefined ? undefined : valueAt(input.body, tokensOf(body));
}

/** The id of the first item of a list (`/pets`) for what is below it (`/pets/{petId}/toys`), and its path. */
function itemOf(
  { listed: { method, path } }: PlannedOperation,
  { planned, call, json }: SeenAnswer,
): readonly (readonly [string, unknown])[] {
  const list = planned.listed.path;
  const [, name] = path.startsWith(`${list}/{`)
    ? (/^\{([^}]+)\}/.exec(path.slice(list.length + 1)) ?? [])
    : [];
  if (method !== 'get' || name === undefined) return [];
  const shared = Object.entries(call.input.path).map(([one, it]) => [`path/${one}`, it] as const);
  return itemValue(json, name).flatMap((value) => [...shared, [`path/${name}`, value] as const]);
}

/** The calls that the answers seen so far make possible: further pages of lists, and linked operations. */
export function followUps(
  document: ContractDocument,
  operations: readonly PlannedOperation[],
  { pages, links }: FollowHints,
): (tried: readonly Tried[]) => readonly LinkedCall[] {
  return (tried) => {
    const seen = tried.flatMap(({ operation, call, result }): readonly SeenAnswer[] => {
      const { outcome, judged } = result;
      const isSeen = call.expects === 'success' && outcome.kind === 'answer' && 'json' in judged;
      if (!isSeen) return [];
      return [{ planned: operation, call, status: outcome.answer.status, json: judged.json }];
    });
    const further = seen.flatMap(({ planned, call, json }) =>
      pageCalls(planned.listed, call, json, pages[planned.listed.id]).map((one) => ({
        operation: planned,
        call: one,
      })),
    );
    return [...further, ...linkedCalls(document, operations, seen, links)];
  };
}

/** The calls for the second and the last page, after the first. `hint` names the parameter of the page. */
function pageCalls(
  listed: ListedOperation,
  call: PlannedCall,
  json: unknown,
  hint: string | undefined,
): readonly PlannedCall[] {
  const request = pageRequest(listed, call.input, hint);
  const answer = pageAnswer(json);
  if (request === null || answer === null || answer.length === 0) return [];
  const { place, number, isOffset } = request;
  // Only from the first page is it known which the others are.
  if (number !== 0 && (number !== 1 || isOffset)) return [];
  const size = request.size ?? answer.length;
  const { items, total } = answer;
  const pages = answer.pages ?? (total === null ? null : Math.ceil(total / size));
  if (pages !== null && pages < 2) return [];
  const first = writtenJson(valueAt(json, tokensOf(items)));
  const isText = typeof inputValue(call.input, place) === 'string';
  const asked = (index: number, name: string): PlannedCall => {
    const value = number + index * (isOffset ? size : 1);
    const input = withValue(call.input, place, isText ? String(value) : value);
    const rest = total === null ? Number(pages !== null) : total - index * size;
    return { ...call, name, input, page: { items, least: Math.min(rest, size), first } };
  };
  const last = pages === null ? 1 : pages - 1;
  return [asked(1, 'page 2'), ...(last > 1 ? [asked(last, 'last page')] : [])];
}
