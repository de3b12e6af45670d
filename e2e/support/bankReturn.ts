import { sealOf, testKey } from '../../scripts/simulators/bank/seal.ts';

/**
 * What the bank writes into an address that it leads back to, sealed (P4.35, P7.19): after a payment that it
 * refused, the server is asked once.
 */
export function refusedReturn(address: string): string {
  const [path = '', search] = address.split('?');
  const fields = {
    ...Object.fromEntries(new URLSearchParams(search)),
    'code-retour': 'Annulation',
  };
  return `${path}?${new URLSearchParams({ ...fields, MAC: sealOf(fields, testKey) }).toString()}`;
}
