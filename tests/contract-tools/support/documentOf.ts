import { bundle } from '../../../scripts/contract-tools/contract/bundle.ts';
import type { ContractDocument } from '../../../scripts/contract-tools/contract/document.ts';
import { listOperations } from '../../../scripts/contract-tools/contract/operations.ts';
import type { ListedOperation } from '../../../scripts/contract-tools/contract/operations.ts';
import { exampleInput } from '../../../scripts/contract-tools/drift/exampleInput.ts';
import type { GivenInput } from '../../../scripts/contract-tools/drift/exampleInput.ts';
import type { Input } from '../../../scripts/contract-tools/drift/Input.ts';
import { readSourceFile } from '../../../scripts/contract-tools/contract/sourceFile.ts';

/** A contract that is in no file. */
export function documentOf(value: object): ContractDocument {
  const root = readSourceFile('/openapi.json', JSON.stringify(value));
  return bundle(root, () => root).document as unknown as ContractDocument;
}

interface OneOperation {
  readonly document: ContractDocument;
  readonly listed: ListedOperation;
}

/** A contract with one operation, and that operation. */
export function oneOperation(path: string, item: object, more: object = {}): OneOperation {
  const info = { title: 'One', version: '1.0.0' };
  const document = documentOf({ openapi: '3.1.0', info, paths: { [path]: item }, ...more });
  return { document, listed: operationNamed(document, null) };
}

/** An operation of a contract by its name, by default the first. */
export function operationNamed(document: ContractDocument, name: string | null): ListedOperation {
  const found = listOperations(document).find(({ id }) => name === null || id === name);
  if (found === undefined) throw new Error(name ?? 'no operation');
  return found;
}

/** The example of the input of an operation. */
export function inputOf(
  document: ContractDocument,
  listed: ListedOperation,
  given: GivenInput = {},
): Input {
  const found = exampleInput(document, listed, given);
  if (!found.ok) throw new Error(found.reason);
  return found.input;
}
