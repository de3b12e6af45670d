/** Whose account it is. */
export interface AccountHolder {
  readonly accountId: number;
  readonly email: string;
}

/** The signed-in person. */
export interface Caller extends AccountHolder {
  /** Of the bearer token that came along. */
  readonly sessionId: string;
}
