export interface AccountHolder {
  readonly accountId: number;
  readonly email: string;
}

/** The signed-in person. */
export interface Caller extends AccountHolder {
  /** The `jti` of the bearer token. */
  readonly sessionId: string;
}
