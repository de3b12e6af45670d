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

/** The statuses of an operation that were seen, or were not. */
export function statusesOf(
  { statuses }: Coverage['operations'][number],
  isSeen: boolean,
): readonly string[] {
  return statuses.filter((one) => one.isSeen === isSeen).map(({ status }) => status);
}

/** A sentence on the schemas that were not seen. */
export function tellSchemas({ schemas }: Coverage): string {
  const unseen = schemas.filter(({ isSeen }) => !isSeen).map(({ name }) => name);
  return unseen.length === 0 ? 'Every schema was seen.' : `Schemas not seen: ${unseen.join(', ')}.`;
}
