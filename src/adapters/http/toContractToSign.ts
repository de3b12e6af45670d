import { left, right, type Either } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import type { SignatureAnswer } from '../../../generated/api';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { ContractRequest, ContractToSign } from '../../application/ports/PurchaseGateway';
import { signatureLink } from '../../domain/signatureLink';
import { parseLink } from '../../domain/siteAddress';

/** The two links of step 6 (P4.4, P4.5). A preview that is neither a page of this site nor a web address is shown to nobody. */
export function toContractToSign(
  { id, token, contractLink }: SignatureAnswer,
  returns: ContractRequest['returns'],
  host: string,
): Either<ServiceError, ContractToSign> {
  const preview = parseLink(contractLink);
  if (isNone(preview)) return left({ kind: 'service/unreadable' });
  const whole = (path: string): string => location.origin + path;
  return right({
    previewAddress: preview.value.href,
    signAddress: signatureLink(
      host,
      { contractId: id, token },
      { success: whole(returns.success), failure: whole(returns.failure) },
    ),
  });
}
