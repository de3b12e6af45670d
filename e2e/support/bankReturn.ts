import { sealOf, testKey } from '../../scripts/simulators/bank/seal.ts';

/**
 * The return address with the sealed fields that the bank adds after a refused payment (P4.35,
 * P7.19). The page then sends one request to the server.
 */
export function refusedReturn(address: string): string {
  const [path = '', search] = address.split('?');
  const fields = {
    ...Object.fromEntries(new URLSearchParams(search)),
    'code-retour': 'Annulation',
  };
  return `${path}?${new URLSearchParams({ ...fields, MAC: sealOf(fields, testKey) }).toString()}`;
}
