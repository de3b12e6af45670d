import type { CompareToSchema } from '../schema/placed.ts';
import { accessTo, type Access } from '../contract/access.ts';
import type { ContractDocument } from '../contract/document.ts';
import { listOperations, type ListedOperation } from '../contract/operations.ts';
import { alteredToken, ownCredentials, unknownSchemes, type Credentials } from './credentials.ts';
import { exampleInput } from './exampleInput.ts';
import { generatedInputs, type Generation } from './generate/generatedInputs.ts';
import type { GivenInputs } from './givenInputs.ts';
import { invalidInputs } from './invalidInputs.ts';
import type { Input } from './Input.ts';
import { reasonNotCalled, type Permission } from './Permission.ts';
import type { Bearer, PlannedCall, PlannedOperation } from './PlannedCall.ts';

export interface PlanOptions {
  readonly document: ContractDocument;
  readonly compare: CompareToSchema;
  readonly permission: Permission;
  readonly inputs: GivenInputs;
  readonly credentials: Credentials;
  /** Null: the examples of the contract only. */
  readonly generation: Generation | null;
}

/** All operations of the contract in order: the calls to make, and what is left out and why. */
export function planCalls(options: PlanOptions): readonly PlannedOperation[] {
  return listOperations(options.document).map((listed) => {
    const hasInput = options.inputs[listed.id] !== undefined;
    const reason = reasonNotCalled(listed, options.permission, hasInput);
    if (reason === null) return planOperation(listed, options);
    return { listed, calls: [], notes: [reason] };
  });
}

function planOperation(listed: ListedOperation, options: PlanOptions): PlannedOperation {
  const { document, compare, inputs, credentials } = options;
  const access = accessTo(document, listed);
  const found = exampleInput(document, listed, inputs[listed.id]);
  const isOpen = access.kind === 'open';
  const isKnown = ownCredentials(access, credentials) !== null;
  const mayBeValid = isOpen || isKnown;
  const bearerOf = ({ withToken }: Input) => (isOpen && !(withToken && isKnown) ? 'none' : 'own');
  if (!found.ok) {
    const without = { listed, calls: [], notes: [found.reason] };
    if (found.template === undefined || !mayBeValid) return without;
    const { input, lacks, guessed } = found.template;
    const call = { name: 'valid', expects: 'success', bearer: bearerOf(input), input } as const;
    return { ...without, template: { call: guessing(call, guessed), lacks } };
  }
  const { input, guessed } = found;
  const bearer = bearerOf(input);
  const planned = (calls: readonly PlannedCall[], notes: readonly string[]): PlannedOperation => {
    return { listed, calls: calls.map((call) => guessing(call, guessed)), notes };
  };
  const anonymous = callsWithoutToken(access, bearer, input, credentials);
  if (!mayBeValid) return planned(anonymous, [whyNotValid(access)]);
  const refused = invalidInputs(listed, input, access, compare).map(
    ({ lacks, input: invalid }): PlannedCall => {
      return { name: `without ${lacks}`, expects: 'refusal', bearer, input: invalid };
    },
  );
  const generated = generatedCalls(listed, input, bearer, options);
  const valid: PlannedCall = { name: 'valid', expects: 'success', bearer, input };
  return planned([...refused, ...generated, ...anonymous, valid], []);
}

function guessing(call: PlannedCall, guessed: readonly string[]): PlannedCall {
  return guessed.length === 0 ? call : { ...call, guessed };
}

/** Invalid inputs for every operation; valid ones only for reads, because each is carried out. */
function generatedCalls(
  listed: ListedOperation,
  input: Input,
  bearer: Bearer,
  { document, compare, generation }: PlanOptions,
): readonly PlannedCall[] {
  if (generation === null) return [];
  // Wrong guesses count there: the test account would be locked out.
  if ('429' in listed.answers && !generation.whereLimited) return [];
  return generatedInputs(document, listed, input, compare, generation)
    .filter(({ isValid }) => !isValid || listed.effect === 'read')
    .toSorted((one, other) => Number(one.isValid) - Number(other.isValid))
    .map(({ name, input: made, isValid }) => ({
      name: `${isValid ? 'with' : 'with invalid'} ${name}`,
      expects: isValid ? 'documented' : 'refusal',
      bearer,
      input: made,
    }));
}

function whyNotValid(access: Access): string {
  const [unknown] = unknownSchemes(access);
  if (unknown !== undefined) return `Its credentials (${unknown}) cannot be sent by this tool.`;
  const names = access.kind === 'secured' ? access.ways.flat() : [];
  const isToken = access.kind === 'field' || names.some(({ kind }) => kind === 'bearer');
  const [first] = names;
  const needs = isToken ? '--token or --login' : `--credential ${first?.name ?? 'NAME'}=VALUE`;
  return `Its successful answer was not requested: this needs ${needs}.`;
}

function callsWithoutToken(
  access: Access,
  bearer: Bearer,
  input: Input,
  credentials: Credentials,
): readonly PlannedCall[] {
  const without = { name: 'without token', bearer: 'none', input } as const;
  if (access.kind === 'open') {
    return bearer === 'own' ? [{ ...without, expects: 'admission' }] : [];
  }
  if (unknownSchemes(access).length > 0) return [{ ...without, expects: 'unauthorized' }];
  const ways = access.kind === 'secured' ? access.ways : [[]];
  return [
    { ...without, expects: 'unauthorized' },
    ...ways.map((schemes, way): PlannedCall => {
      const what = way === 0 ? 'token' : schemes.map(({ name }) => name).join(' and ');
      const name = `with a foreign ${what}`;
      return { name, bearer: 'foreign', way, input, expects: 'unauthorized' };
    }),
    ...altered(access, input, credentials),
  ];
}

/** The own token with another signature, where a bearer token is accepted and the caller has a web token. */
function altered(access: Access, input: Input, credentials: Credentials): readonly PlannedCall[] {
  const ways = access.kind === 'secured' ? access.ways : [];
  const isBearer =
    access.kind === 'field' || ways.some((way) => way.every(({ kind }) => kind === 'bearer'));
  if (!isBearer || alteredToken(credentials) === null) return [];
  return [{ name: 'with an altered token', bearer: 'altered', input, expects: 'unauthorized' }];
}
