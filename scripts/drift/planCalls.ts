import type { CompareToSchema } from '../conformance/PlacedDifference.ts';
import { accessTo, type Access } from '../contract/access.ts';
import type { ContractDocument } from '../contract/document.ts';
import { listOperations, type ListedOperation } from '../contract/operations.ts';
import { exampleInput } from './exampleInput.ts';
import type { GivenInputs } from './givenInputs.ts';
import { invalidInputs } from './invalidInputs.ts';
import type { Input } from './Input.ts';
import type { Bearer, PlannedCall, PlannedOperation } from './PlannedCall.ts';

/**
 * Which operations may be called: reads always, writes with permission, irreversible ones by name.
 */
export interface Permission {
  /** Operations that write, and whose change another call can undo. */
  readonly write: boolean;
  /** Names of irreversible operations that may be called. */
  readonly irreversible: readonly string[];
  /** Null: all. */
  readonly only: readonly string[] | null;
  readonly skip: readonly string[];
}

export interface PlanOptions {
  readonly document: ContractDocument;
  readonly compare: CompareToSchema;
  readonly permission: Permission;
  readonly inputs: GivenInputs;
  readonly hasToken: boolean;
}

/**
 * Their examples would change the credentials of the next run: they are called only with a given
 * input.
 */
const locksOut: ReadonlySet<string> = new Set(['changePassword', 'updateAccount']);

/** All operations of the contract in order: the calls to make, and what is left out and why. */
export function planCalls(options: PlanOptions): readonly PlannedOperation[] {
  return listOperations(options.document).map((listed) => {
    const reason = reasonNotCalled(listed, options.permission);
    return reason === null
      ? planOperation(listed, options)
      : { listed, calls: [], notes: [reason] };
  });
}

/** Why an operation is not called; null when it is. */
function reasonNotCalled(
  { operation: { operationId, 'x-effect': effect = 'irreversible' } }: ListedOperation,
  { write, irreversible, only, skip }: Permission,
): string | null {
  if (skip.includes(operationId)) return 'Excluded by --skip.';
  if (only !== null && !only.includes(operationId)) return 'Not selected by --only.';
  if (effect === 'read' || irreversible.includes(operationId)) return null;
  if (effect === 'write') return write ? null : 'It writes: it is called with --write.';
  return 'It cannot be undone: it is called with --irreversible and its name.';
}

function planOperation(
  listed: ListedOperation,
  { document, compare, inputs, hasToken }: PlanOptions,
): PlannedOperation {
  const access = accessTo(document, listed);
  const given = inputs[listed.operation.operationId];
  if (given === undefined && locksOut.has(listed.operation.operationId)) {
    return {
      listed,
      calls: [],
      notes: ['It would lock the test account: it needs an input (--inputs).'],
    };
  }
  const found = exampleInput(listed, given);
  if (!found.ok) return { listed, calls: [], notes: [found.reason] };
  const { input } = found;
  const isOpen = access.kind === 'open';
  const mayBeValid = isOpen || hasToken;
  const bearer = isOpen && !(input.withToken && hasToken) ? 'none' : 'own';
  const refused: readonly PlannedCall[] = mayBeValid
    ? invalidInputs(listed, input, access, compare).map((invalid) => ({
        name: `without ${invalid.lacks}`,
        expects: 'refusal',
        bearer,
        input: invalid.input,
      }))
    : [];
  const valid: readonly PlannedCall[] = mayBeValid
    ? [{ name: 'valid', expects: 'success', bearer, input }]
    : [];
  return {
    listed,
    calls: [...refused, ...callsWithoutToken(access, bearer, input), ...valid],
    notes: mayBeValid
      ? []
      : ['Its successful answer was not requested: this needs --token or --login.'],
  };
}

/** The same call without a token, and with one that the server did not issue. */
function callsWithoutToken(access: Access, bearer: Bearer, input: Input): readonly PlannedCall[] {
  const without = { name: 'without token', bearer: 'none', input } as const;
  if (access.kind === 'open') {
    return bearer === 'own' ? [{ ...without, expects: 'admission' }] : [];
  }
  const foreign = { name: 'with a foreign token', bearer: 'foreign', input } as const;
  return [
    { ...without, expects: 'unauthorized' },
    { ...foreign, expects: 'unauthorized' },
  ];
}
