import type { ContractDocument, Operation } from '../../contract/document.ts';
import { listOperations } from '../../contract/operations.ts';

export interface OperationGroup {
  readonly label: string;
  readonly choices: readonly { readonly operationId: string; readonly address: string }[];
}

const labels: Readonly<Record<string, string>> = {
  public: 'Site public',
  live: 'Trafic, actualités et réseau social',
  account: 'Compte',
  subscriber: 'Espace abonné',
  'free-ramp': 'Espace gratuité',
};

/** The operations of the contract, grouped by tag, in the order of the document. */
export function operationChoices(document: ContractDocument): readonly OperationGroup[] {
  const listed = listOperations(document);
  const tags = new Set(listed.map(({ operation }) => tagOf(operation)));
  return [...tags].map((tag) => ({
    label: labels[tag] ?? tag,
    choices: listed
      .filter(({ operation }) => tagOf(operation) === tag)
      .map(({ operation: { operationId }, method, path }) => ({
        operationId,
        address: `${method.toUpperCase()} ${path}`,
      })),
  }));
}

function tagOf({ tags = [] }: Operation & { readonly tags?: readonly string[] }): string {
  return tags[0] ?? '';
}
