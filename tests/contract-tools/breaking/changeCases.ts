import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import type { ChangeCase } from './ChangeCase.ts';
import { operationCases } from './operationCases.ts';
import { schemaCases } from './schemaCases.ts';
import { sentFieldCases } from './sentFieldCases.ts';

/** Every change of a small contract. */
export const changeCases: readonly ChangeCase[] = [
  ...schemaCases,
  ...operationCases,
  ...sentFieldCases,
];

/** Serialised and parsed, as if read from a file. */
export function plain(document: Json): Json {
  return JSON.parse(JSON.stringify(document)) as Json;
}
