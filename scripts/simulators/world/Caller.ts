/** The signed-in person. */
export interface Caller {
  readonly accountId: number;
  readonly email: string;
}
