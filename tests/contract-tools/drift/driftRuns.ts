import type { Generation } from '../../../scripts/contract-tools/drift/generate/generatedInputs.ts';
import { createPace } from '../../../scripts/contract-tools/drift/pace.ts';
import { runDrift } from '../../../scripts/contract-tools/drift/runDrift.ts';
import type { RuleId } from '../../../scripts/contract-tools/report/Finding.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { ownContract } from '../support/keptContract.ts';
import { inputs, judge } from './calls.ts';
import type { DeviatingServer } from './deviatingServer.ts';
import type { Deviation, Variation } from './Exchange.ts';
import { sendOverHttp } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';

const { document, locate } = ownContract;

/** Timeouts in milliseconds: longer than any real answer, and short for answers that never arrive. */
export const patience = { usual: 20_000, endless: 1_000 };

/** A change of the backend, whether the contract allows it or not. */
export type Switched = Variation & Partial<Deviation>;

/** Inputs at both sides of the bound of every keyword, and none at random. */
const atBounds: Generation = { count: 0, seed: 0, whereLimited: false };

/** The rules found violated with this change; `generation` null: examples only. Throws on trouble. */
export async function rulesFound(
  server: DeviatingServer,
  changed: Switched,
  generation: Generation | null = atBounds,
): Promise<readonly RuleId[]> {
  server.deviate(changed);
  const { operationId, rule } = changed;
  const only = withOthers(operationId, rule);
  const { trouble, operations } = await runDrift({
    caller: {
      document,
      judge,
      target: {
        ...{ upstream: server.url, headers: {} },
        credentials: { token: server.token, named: {} },
      },
      send: sendOverHttp,
      timeoutMs: rule === 'network/timeout' ? patience.endless : patience.usual,
      pace: createPace({ rate: null, budgetMs: null, longestWaitMs: 100 }),
    },
    locate,
    plan: {
      ...{ document, compare: judge.compare, inputs, generation },
      permission: { write: true, called: only, only, skip: [], needsInput: [] },
    },
    hints: { pages: {}, links: [] },
    login: null,
    concurrency: 1,
  });
  if (trouble !== null) throw new Error(trouble);
  return operations.flatMap(({ findings }) => findings.map((finding) => finding.rule));
}

/** A second secured call is needed to distinguish a token refused by one call from one refused by all. */
function withOthers(operationId: OperationId, rule: string | undefined): readonly OperationId[] {
  if (rule !== 'authentication/token-refused') return [operationId];
  return [operationId, operationId === 'listBadges' ? 'listBankAccounts' : 'listBadges'];
}
