/** What of the contract a run has seen. */
export interface Coverage {
  /** In the order of the contract. */
  readonly operations: readonly {
    readonly operationId: string;
    readonly statuses: readonly { readonly status: string; readonly isSeen: boolean }[];
  }[];
  /** The named schemas of answers; seen: some value fitted it. */
  readonly schemas: readonly { readonly name: string; readonly isSeen: boolean }[];
}

/** A row per operation: its name, the statuses that were seen, and the others. */
export function coverageRows({ operations }: Coverage): readonly (readonly string[])[] {
  return operations.map(({ operationId, statuses }) => {
    const told = (wanted: boolean): string =>
      statuses.flatMap(({ status, isSeen }) => (isSeen === wanted ? [status] : [])).join(' ');
    return [operationId, told(true), told(false)];
  });
}

/** A sentence on the schemas that were not seen. */
export function tellSchemas({ schemas }: Coverage): string {
  const unseen = schemas.filter(({ isSeen }) => !isSeen).map(({ name }) => name);
  return unseen.length === 0 ? 'Every schema was seen.' : `Schemas not seen: ${unseen.join(', ')}.`;
}
