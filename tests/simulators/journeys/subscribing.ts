import type { OrderRequest, SignatureAnswer } from '../../../generated/api.ts';
import { requestExample } from '../support/examples.ts';
import type { Operator } from '../support/operator.ts';

/** Louise has no account yet; her order is the contract's example: two badges, 106.50 €. */
export const louise = {
  email: 'louise.martin@example.fr',
  firstname: 'LOUISE',
  lastname: 'MARTIN',
  corCompanyName: 'MARTIN LOUISE',
  iban: 'FR7630006000011234567890189',
} as const;

/** Step 5: places the order and returns its reference (P4.3). */
export async function order(
  operator: Operator,
  buyer: Partial<OrderRequest> = {},
): Promise<string> {
  const { body } = await operator.send('addOrder', {
    body: requestExample('addOrder', 'nominal', buyer),
  });
  return (body as { readonly reference: string }).reference;
}

/** Step 6: requests the contract to sign (P4.4). */
export async function contractToSign(
  operator: Operator,
  buyer: Partial<Pick<OrderRequest, 'email' | 'firstname' | 'lastname' | 'iban'>> = {},
): Promise<SignatureAnswer> {
  const { corCompanyName: _, ...signer } = buyer as typeof louise;
  const { body } = await operator.send('requestSignature', {
    body: {
      ...requestExample('requestSignature'),
      ...signer,
      rib: new File(['%PDF-1.4 rib'], 'rib.pdf', { type: 'application/pdf' }),
    },
  });
  return body as SignatureAnswer;
}
