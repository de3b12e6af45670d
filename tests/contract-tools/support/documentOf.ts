import { bundle } from '../../../scripts/contract-tools/contract/bundle.ts';
import type { ContractDocument } from '../../../scripts/contract-tools/contract/document.ts';
import { readSourceFile } from '../../../scripts/contract-tools/contract/sourceFile.ts';

/** A contract that is in no file. */
export function documentOf(value: object): ContractDocument {
  const root = readSourceFile('/openapi.json', JSON.stringify(value));
  return bundle(root, () => root).document as unknown as ContractDocument;
}
