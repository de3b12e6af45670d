import { ownMachineAddress } from '../pages/ownMachineAddress.ts';

/** The values of a signature link, all in its fragment. */
export interface SignatureLink {
  readonly id: number;
  readonly token: string;
  /**
   * Where the person goes after signing, or after a refusal; null for an address that is not on
   * this machine.
   */
  readonly success: string | null;
  readonly failure: string | null;
  /** The order in the return address (P4.5); null when it contains none. */
  readonly orderId: number | null;
}

/**
 * Reads
 * `#/contract/{id}/sign;c_id={id};no_ui=true;refback={success};errorback={failure};j_token={token}`;
 * the last three are URI-encoded. Null when a part is missing or the two numbers differ.
 */
export function readSignatureLink(fragment: string): SignatureLink | null {
  const [path = '', ...parameters] = fragment.replace(/^#/, '').split(';');
  const id = /^\/contract\/(\d{1,15})\/sign$/.exec(path)?.[1];
  const values = decoded(parameters);
  const token = values?.get('j_token');
  if (id === undefined || token === undefined || values?.get('c_id') !== id) return null;
  const success = ownMachineAddress(values.get('refback') ?? '');
  return {
    id: Number(id),
    token,
    success,
    failure: ownMachineAddress(values.get('errorback') ?? ''),
    orderId: orderNamedIn(success),
  };
}

/**
 * Reads `/achat/{reference}/signe`, in any language (`/en/achat/…`), with or without the prefix and leading
 * zeros that the screen shows (P2.14, P9.5).
 */
function orderNamedIn(success: string | null): number | null {
  const path = success === null ? '' : new URL(success).pathname;
  const reference = /^(?:\/[a-z]{2})?\/achat\/(?:CDW)?(\d{1,7})\/signe$/.exec(path)?.[1];
  return reference === undefined ? null : Number(reference);
}

function decoded(parameters: readonly string[]): ReadonlyMap<string, string> | null {
  try {
    return new Map(
      parameters.map((parameter) => {
        const [name = '', value = ''] = parameter.split('=', 2);
        return [name, decodeURIComponent(value)];
      }),
    );
  } catch {
    return null;
  }
}
