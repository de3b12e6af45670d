import { ownMachineAddress } from '../pages/ownMachineAddress.ts';

/** What a link to sign says, all of it behind the `#`. */
export interface SignatureLink {
  readonly id: number;
  readonly token: string;
  /** Where the person goes after signing, and otherwise; null for an address that is not on this machine. */
  readonly success: string | null;
  readonly failure: string | null;
}

/**
 * Reads `#/contract/{id}/sign;c_id={id};no_ui=true;refback={success};errorback={failure};j_token={token}`; the last three
 * are URI-encoded. Null when a part is missing or the two numbers differ.
 */
export function readSignatureLink(fragment: string): SignatureLink | null {
  const [path = '', ...parameters] = fragment.replace(/^#/, '').split(';');
  const id = /^\/contract\/(\d{1,15})\/sign$/.exec(path)?.[1];
  const values = decoded(parameters);
  const token = values?.get('j_token');
  if (id === undefined || token === undefined || values?.get('c_id') !== id) return null;
  return {
    id: Number(id),
    token,
    success: ownMachineAddress(values.get('refback') ?? ''),
    failure: ownMachineAddress(values.get('errorback') ?? ''),
  };
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
