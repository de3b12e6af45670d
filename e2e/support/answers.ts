import type { Page } from '@playwright/test';
import { operations, type ExampleNames, type OperationId } from '../../generated/examples.ts';
import { namedAnswersHeader, type NamedAnswer } from '../../scripts/mock/namedAnswers.ts';

/** The names by which an operation's answers can be asked for, whatever their status. */
type ExampleOf<Id extends OperationId> = {
  readonly [Status in keyof ExampleNames[Id]]: ExampleNames[Id][Status];
}[keyof ExampleNames[Id]];

export type Answers = { readonly [Id in OperationId]?: ExampleOf<Id> };

/** What each page has asked for so far. */
const namedOf = new WeakMap<Page, readonly NamedAnswer[]>();

/**
 * From now on these operations answer with these named examples of the contract; the others keep their nominal one. The server is
 * told by a header: a page whose requests stop in the test on their way costs half as much again, and caches nothing.
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

/** From now on every call is answered as the contract's examples do, whatever was asked for, broken or held back before. */
export async function answerAsUsual(page: Page): Promise<void> {
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

/** `/api/private/invoice/{noInvoice}` as a pattern for the addresses that it stands for. */
export function addressOf(path: string): RegExp {
  return new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
}
