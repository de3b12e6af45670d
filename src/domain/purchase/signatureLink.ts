/** A contract that waits for its signature, at the e-signature service. */
export interface OpenSignature {
  readonly contractId: number;
  /** Short-lived: never logged, never stored. */
  readonly token: string;
}

/** The addresses that the e-signature returns to: complete addresses of the site. */
export interface SignatureReturns {
  readonly success: string;
  readonly failure: string;
}

/** The address at which the contract is signed (P7.14); `host` is an origin, or empty for this site. */
export function signatureLink(
  host: string,
  { contractId, token }: OpenSignature,
  { success, failure }: SignatureReturns,
): string {
  const parameters = [
    `c_id=${contractId}`,
    'no_ui=true',
    `refback=${encodeURIComponent(success)}`,
    `errorback=${encodeURIComponent(failure)}`,
    `j_token=${encodeURIComponent(token)}`,
  ];
  return `${host}/calinda/sellandsign/#/contract/${contractId}/sign;${parameters.join(';')}`;
}
