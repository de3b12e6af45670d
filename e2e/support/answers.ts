import type { Page, Request } from '@playwright/test';
import { operations, type ExampleNames, type OperationId } from '../../generated/examples.ts';

/** The names by which an operation's answers can be asked for, whatever their status. */
type ExampleOf<Id extends OperationId> = {
  readonly [Status in keyof ExampleNames[Id]]: ExampleNames[Id][Status];
}[keyof ExampleNames[Id]];

export type Answers = { readonly [Id in OperationId]?: ExampleOf<Id> };

/** From now on these operations answer with these named examples of the contract; the others keep their nominal one. */
export async function answerWith(page: Page, answers: Answers): Promise<void> {
  for (const [operationId, example] of Object.entries(answers)) {
    const operation = operations.find((one) => one.operationId === operationId);
    const status = Object.entries(operation?.answers ?? {}).find(([, names]) =>
      names.includes(example),
    )?.[0];
    if (!operation || status === undefined) throw new Error(`${operationId} has no ${example}`);
    const isThisOne = (request: Request): boolean =>
      request.method() === operation.method.toUpperCase();
    await page.route(addressOf(operation.path), async (route) => {
      const request = route.request();
      if (!isThisOne(request)) return route.fallback();
      const prefer = `code=${status}, example=${example}`;
      return route.continue({ headers: { ...request.headers(), prefer } });
    });
  }
}

/** `/api/private/invoice/{noInvoice}` as a pattern for the addresses that it stands for. */
export function addressOf(path: string): RegExp {
  return new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
}
