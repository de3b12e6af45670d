import { resolve } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { ContractDocument } from './document.ts';
import { inlineExamples } from './inlineExamples.ts';

/** The document that lists every path of the contract. */
export const contractRoot = resolve(import.meta.dirname, '../../openapi/openapi.yaml');

/**
 * Reads the split contract as one document: schemas, responses and parameters become components;
 * example files and external values are inlined. Throws on unresolved references, and when two
 * schema files would get the same name.
 */
export async function readContract(root: string = contractRoot): Promise<ContractDocument> {
  const { bundle: bundled, problems } = await bundle({ ref: root, config: await createConfig({}) });
  const faults = problems.filter(
    ({ message, location }) => !(message.includes(' Renamed ') && isExample(location[0]?.pointer)),
  );
  if (faults.length > 0) {
    const lines = faults.map(({ message, location: [place] }) => {
      return `${place?.source.absoluteRef ?? root} ${place?.pointer ?? ''}: ${message}`;
    });
    throw new Error(lines.join('\n'));
  }
  return inlineExamples(bundled.parsed as ContractDocument);
}

/**
 * Many example files have the same name (`nominal`), so Redocly renames them; they are inlined
 * later.
 */
function isExample(pointer: string | undefined): boolean {
  return pointer?.includes('/examples/') ?? false;
}
