import * as E from 'fp-ts/Either';
import type { SignatureAnswer } from '../../../../generated/api';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type {
  ContractRequest,
  ContractToSign,
} from '../../../application/ports/purchase/PurchaseGateway';
import { signatureLink } from '../../../domain/purchase/signatureLink';
import { parseLink } from '../../../domain/basis/siteAddress';

/**
 * The two links of step 6 (P4.4, P4.5). An answer is unreadable if its preview is neither a page of this site
 * nor a web address. `base`: that of the language of the page, to which the person returns.
 */
export function toContractToSign(
  { id, token, contractLink }: SignatureAnswer,
  returns: ContractRequest['returns'],
  host: string,
  base: string,
): E.Either<ServiceError, ContractToSign> {
  const preview = parseLink(contractLink);
  if (preview === null) return E.left({ kind: 'service/unreadable' });
  const whole = (path: string): string => location.origin + base + path;
  return E.right({
    previewAddress: preview.href,
    signAddress: signatureLink(
      host,
      { contractId: id, token },
      { success: whole(returns.success), failure: whole(returns.failure) },
    ),
  });
}
