import type { ContractDocument, Schema } from '../../contract/document.ts';
import { referencedName } from './codecExpression.ts';

/**
 * The named schemas that the roots reference, each after its own references. Throws on a recursive schema.
 */
export function reachableSchemas(
  document: ContractDocument,
  roots: readonly Schema[],
): readonly string[] {
  const ordered: string[] = [];
  const visit = (name: string, trail: readonly string[]): void => {
    if (trail.includes(name)) throw new Error(`recursive schema: ${[...trail, name].join(' → ')}`);
    if (ordered.includes(name)) return;
    const schema = document.components.schemas[name];
    if (schema === undefined) throw new Error(`unknown schema: ${name}`);
    references(schema).forEach((next) => visit(next, [...trail, name]));
    ordered.push(name);
  };
  roots.flatMap(references).forEach((name) => visit(name, []));
  return ordered;
}

function references(schema: Schema): readonly string[] {
  const { $ref, properties = {}, items, oneOf = [], additionalProperties } = schema;
  if ($ref !== undefined) return [referencedName($ref)];
  const parts = [...Object.values(properties), ...oneOf, items, additionalProperties];
  return parts.flatMap((part) => (part === undefined || part === true ? [] : references(part)));
}
