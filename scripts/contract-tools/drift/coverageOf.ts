import type { ContractDocument } from '../contract/document.ts';
import { listOperations } from '../contract/operations.ts';
import type { Coverage } from '../report/Coverage.ts';
import type { Tried } from './preflight.ts';

/** Which answers and which schemas of the contract a run has seen. */
export function coverageOf(
  document: ContractDocument,
  tried: readonly Tried[],
  fitted: ReadonlySet<string>,
): Coverage {
  const seen = new Set(
    tried.flatMap(({ operation, result: { outcome } }) =>
      outcome.kind === 'answer' ? [`${operation.listed.id} ${outcome.answer.status}`] : [],
    ),
  );
  const isSeen = (id: string, status: string, others: readonly string[]): boolean => {
    if (/^\d+$/.test(status)) return seen.has(`${id} ${status}`);
    // A class of statuses, or `default`: one that has no answer of its own.
    const start = /^\dXX$/i.test(status) ? status.slice(0, 1) : '';
    return [...seen].some((one) => {
      const own = one.slice(id.length + 1);
      return one === `${id} ${own}` && own.startsWith(start) && !others.includes(own);
    });
  };
  const operations = listOperations(document).map(({ id, answers }) => ({
    operationId: id,
    statuses: Object.keys(answers).map((status, _, others) => ({
      status,
      isSeen: isSeen(id, status, others),
    })),
  }));
  const schemas = [...answerSchemas(document)].map((source) => ({
    name: source.replace('#/components/schemas/', ''),
    isSeen: fitted.has(source),
  }));
  return { operations, schemas };
}

/** The named schemas that answers of the contract consist of. */
function answerSchemas(document: ContractDocument): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, one] of Object.entries(node)) {
      if (key === 'example' || key === 'examples') continue;
      if (key === '$ref' && typeof one === 'string') follow(one);
      else visit(one);
    }
  };
  const follow = (reference: string): void => {
    const name = /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
    if (name === undefined || found.has(reference)) return;
    found.add(reference);
    visit(document.components.schemas?.[name]);
  };
  for (const { answers } of listOperations(document)) {
    for (const { content = {} } of Object.values(answers)) {
      for (const { schema } of Object.values(content)) visit(schema);
    }
  }
  return found;
}
