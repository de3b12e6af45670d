import type { ContractDocument } from './document.ts';

const examplePointer = '#/components/examples/';

/**
 * Replaces references to examples by their content, so that an example keeps the name that its
 * operation gives it.
 */
export function inlineExamples(document: ContractDocument): ContractDocument {
  const { examples = {}, ...components } = document.components as ContractDocument['components'] & {
    readonly examples?: Readonly<Record<string, unknown>>;
  };
  const inline = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inline);
    if (node === null || typeof node !== 'object') return node;
    const reference = '$ref' in node ? node.$ref : undefined;
    if (typeof reference === 'string' && reference.startsWith(examplePointer)) {
      return examples[decodePointer(reference.slice(examplePointer.length))];
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inline(value)]));
  };
  return {
    ...document,
    paths: inline(document.paths),
    components: inline(components),
  } as ContractDocument;
}

function decodePointer(token: string): string {
  return decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');
}
