import type { ContractDocument, Scalar, Schema } from '../../contract/document.ts';
import { resolveReference } from '../../contract/resolveReference.ts';

interface Tag {
  readonly key: string;
  /** The constant of each branch, in the order of the branches. */
  readonly values: readonly Scalar[];
}

/** The discriminator of a `oneOf`: required and constant in each branch, with different values. */
export function tagOfBranches(
  branches: readonly Schema[],
  document: ContractDocument,
): Tag | undefined {
  const objects = branches.map((branch) => resolveReference<Schema>(document, branch));
  const candidates: readonly Candidate[] = Object.keys(objects[0]?.properties ?? {}).map((key) => ({
    key,
    values: objects.map((branch) => fixedValue(branch, key)),
  }));
  return candidates.find(isTag);
}

function fixedValue({ required = [], properties = {} }: Schema, key: string): Scalar | undefined {
  return required.includes(key) ? properties[key]?.const : undefined;
}

interface Candidate {
  readonly key: string;
  readonly values: readonly (Scalar | undefined)[];
}

function isTag(candidate: Candidate): candidate is Tag {
  const { values } = candidate;
  const isFixed = values.every((value) => value !== undefined && value !== null);
  return isFixed && new Set(values).size === values.length;
}
