import type { Page } from '@playwright/test';
import { operations, type ExampleNames, type OperationId } from '../../generated/examples.ts';
import { namedAnswersHeader, type NamedAnswer } from '../../scripts/mock/namedAnswers.ts';

/** The names of an operation's examples, for all its statuses. */
type ExampleOf<Id extends OperationId> = {
  readonly [Status in keyof ExampleNames[Id]]: ExampleNames[Id][Status];
}[keyof ExampleNames[Id]];

export type Answers = { readonly [Id in OperationId]?: ExampleOf<Id> };

/** The examples requested for each page so far. */
const namedOf = new WeakMap<Page, readonly NamedAnswer[]>();

/**
 * From now on these operations answer with these named examples of the contract; the other
 * operations keep their default example. The names go to the mock in a header: request interception
 * takes half as long again, and disables the HTTP cache.
 */
export async function answerWith(page: Page, answers: Answers): Promise<void> {
  const named = Object.entries(answers).map(([operationId, example]) =>
    namedAnswer(operationId, example),
  );
  const isRenamed = ({ method, path }: NamedAnswer): boolean =>
    named.some((one) => one.method === method && one.path === path);
  const kept = namedOf.get(page)?.filter((answer) => !isRenamed(answer)) ?? [];
  const all = [...kept, ...named];
  namedOf.set(page, all);
  await page.setExtraHTTPHeaders({ [namedAnswersHeader]: JSON.stringify(all) });
}

/** Restores the default answers: removes named examples and all routes. */
export async function resetAnswers(page: Page): Promise<void> {
  namedOf.delete(page);
  await page.setExtraHTTPHeaders({});
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

function namedAnswer(operationId: string, example: string): NamedAnswer {
  const operation = operations.find((one) => one.operationId === operationId);
  const status = Object.entries(operation?.answers ?? {}).find(([, names]) =>
    names.includes(example),
  )?.[0];
  if (!operation || status === undefined) throw new Error(`${operationId} has no ${example}`);
  return { method: operation.method, path: operation.path, status, example };
}

/** Returns a pattern that matches the URLs of a path such as `/api/private/invoice/{noInvoice}`. */
export function addressOf(path: string): RegExp {
  return new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
}
