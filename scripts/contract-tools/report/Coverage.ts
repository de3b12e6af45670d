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
