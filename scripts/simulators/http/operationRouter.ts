import { setTimeout as pause } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { accessTo } from '../../contract/access.ts';
import { cacheControlOf } from '../../contract/cacheControl.ts';
import type { ContractDocument } from '../../contract/document.ts';
import { listOperations, type ListedOperation } from '../../contract/operations.ts';
import { attemptLimit } from '../world/attempts.ts';
import { plannedFault } from '../world/faults.ts';
import { readSession } from '../world/sessions.ts';
import type { Services } from '../world/Services.ts';
import { httpError } from './answers.ts';
import { etagOf, isKnown } from './cachingHeaders.ts';
import { checksOf, compilerFor, type ContractChecks, type Raw } from './contractChecks.ts';
import { dropConnection } from './dropConnection.ts';
import { readBody, UnreadableBody } from './readBody.ts';
import { servicesFor } from './servicesFor.ts';

/** A handler without its types: the contract checks before it guarantee them. */
type AnyHandler = (
  call: {
    readonly body: unknown;
    readonly path: unknown;
    readonly query: unknown;
    readonly header: unknown;
    readonly caller: unknown;
  },
  services: Services,
) => Answer;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface RouterOptions {
  readonly document: ContractDocument;
  /** Handlers of the operations that need no token, and of those that do. */
  readonly open: Readonly<Record<string, unknown>>;
  readonly secured: Readonly<Record<string, unknown>>;
  readonly services: Services;
  /** Called for each invalid request and each internal error. */
  readonly report: (operationId: string, problems: readonly string[]) => void;
  /** Also checks each answer against the contract; a wrong answer becomes a 500. */
  readonly checksAnswers: boolean;
}

const invalid = httpError(
  400,
  "La demande n'est pas conforme, veuillez vérifier les informations saisies.",
);
const unauthorized = httpError(401, 'Votre session a expiré.');
const otherMethod = httpError(405, "Cette méthode n'est pas admise à cette adresse.");
const broken = httpError(500, 'Une erreur interne est survenue.');

/**
 * One route per operation of the contract: reads the token, checks the request, runs the handler in
 * one transaction, answers.
 */
export function operationRouter(options: RouterOptions): Hono {
  const { document, services, report } = options;
  const compile = compilerFor(document);
  const router = new Hono();
  const methodsOf = new Map<string, string[]>();
  for (const listed of listOperations(document)) {
    const { operationId } = listed.operation;
    const handlers = accessTo(document, listed).kind === 'open' ? options.open : options.secured;
    const handler = handlers[operationId] as AnyHandler | undefined;
    if (handler === undefined) throw new Error(`There is no handler for ${operationId}.`);
    const checks = checksOf(listed, compile);
    const cacheControl = cacheControlOf(document, listed);
    const method = listed.method.toUpperCase();
    const path = listed.path.replaceAll(/\{(\w+)\}/g, ':$1');
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), method]);
    router.on(method, path, async (context) => {
      const fault = plannedFault(services, operationId);
      if (fault.delayMs > 0) await pause(fault.delayMs);
      if (fault.kind === 'failure') return respond(context, listed, broken);
      if (fault.kind === 'malformed') return context.json({ simulated: 'malformed' });
      if (fault.kind === 'dropped') return dropConnection(context);
      try {
        const answer = await runHandler(context, listed, handler, checks, options);
        return cacheControl !== null && isCacheable(answer)
          ? respondCached(context, answer, cacheControl)
          : respond(context, listed, answer);
      } catch (problem) {
        report(operationId, [problem instanceof Error ? (problem.stack ?? '') : String(problem)]);
        return respond(context, listed, broken);
      }
    });
  }
  // Registered after all other routes: a path with parameters may also match a fixed path.
  for (const [path, methods] of methodsOf) {
    router.all(path, (context) =>
      context.json(otherMethod.body, otherMethod.status, { Allow: methods.join(', ') }),
    );
  }
  return router;
}

async function runHandler(
  context: Context,
  listed: ListedOperation,
  handler: AnyHandler,
  checks: ContractChecks,
  { document, services, report, checksAnswers }: RouterOptions,
): Promise<Answer> {
  const { operation } = listed;
  const [contentType] = Object.keys(operation.requestBody?.content ?? {});
  const access = accessTo(document, listed);
  const form = access.kind === 'field' ? await rawRequest(context, contentType) : undefined;
  const token = access.kind === 'field' && form ? fieldToken(form, access.field) : bearer(context);
  const caller = await readSession(token, services);
  if (caller === null && access.kind !== 'open') return unauthorized;
  const raw = form ?? (await rawRequest(context, contentType));
  const request = raw === undefined ? undefined : checks.request(raw);
  if (request?.ok !== true) {
    report(operation.operationId, request?.problems ?? ['the body cannot be read']);
    return invalid;
  }
  const { body, path, query, header } = request;
  const { status, body: pending } = services.store.transaction(() =>
    handler({ body, path, query, header, caller }, servicesFor(context, services)),
  );
  const answer = { status, body: await pending };
  const problems = checksAnswers ? checks.answer(answer.status, answer.body) : [];
  if (problems.length === 0) return answer;
  throw new Error(`The answer ${status} leaves the contract: ${problems.join('; ')}`);
}

function fieldToken({ body }: Raw, field: string): string | undefined {
  const { [field]: token } = body as Readonly<Record<string, unknown>>;
  return typeof token === 'string' ? token : undefined;
}

function bearer({ req }: Context): string | undefined {
  return /^bearer (\S+)$/i.exec(req.header('authorization') ?? '')?.[1];
}

async function rawRequest(
  { req }: Context,
  contentType: string | undefined,
): Promise<Raw | undefined> {
  try {
    const body = contentType === undefined ? undefined : await readBody(req.raw, contentType);
    const query = Object.entries(req.queries()).map(([name, texts]) => {
      // A repeated name stays a list, which no schema of the contract accepts.
      return [name, texts.length === 1 ? texts[0] : texts] as const;
    });
    return { body, path: req.param(), query: Object.fromEntries(query), header: req.header() };
  } catch (problem) {
    if (problem instanceof UnreadableBody) return undefined;
    throw problem;
  }
}

function respond(context: Context, { answers }: ListedOperation, answer: Answer): Response {
  const contentType = Object.keys(answers[answer.status]?.content ?? {})[0] ?? 'application/json';
  const { body } = answer;
  const bytes =
    body instanceof Uint8Array || contentType.startsWith('text/')
      ? (body as Uint8Array<ArrayBuffer> | string)
      : JSON.stringify(body);
  return context.body(bytes, answer.status as 200, {
    'Content-Type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    'Cache-Control': 'no-store',
    ...(answer.status === 429 ? { 'Retry-After': String(attemptLimit.seconds) } : {}),
  });
}

/** Only a success: a cache that kept a refusal (P7.8) would repeat it when it no longer holds. */
function isCacheable({ status, body }: Answer): boolean {
  return status === 200 && (body as { readonly status?: unknown }).status !== 'error';
}

function respondCached(context: Context, { body }: Answer, cacheControl: string): Response {
  const text = JSON.stringify(body);
  const etag = etagOf(text);
  const headers = { 'Cache-Control': cacheControl, ETag: etag };
  return isKnown(etag, context.req.header('if-none-match'))
    ? context.body(null, 304, headers)
    : context.body(text, 200, { 'Content-Type': 'application/json', ...headers });
}
