import { resolve } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { ContractDocument } from './document.ts';
import { inlineExamples } from './inlineExamples.ts';

/** The document that names every path of the contract. */
export const contractRoot = resolve(import.meta.dirname, '../../openapi/openapi.yaml');

/**
 * Reads the split contract as one document: schemas, responses and parameters become components, example files
 * and the text of external values stand where they are used.
 * Throws with every unresolved reference, and when two different schema files would share one name.
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

/** Example files all have names such as `nominal`, so Redocly renames them; they are inlined afterwards. */
function isExample(pointer: string | undefined): boolean {
  return pointer?.includes('/examples/') ?? false;
}
