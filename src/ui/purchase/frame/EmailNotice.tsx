import * as E from 'fp-ts/Either';
import { useEffect, type ReactElement } from 'react';
import { words } from '../flow.words.fr';
import { ensureEmailCheck } from '../../../application/purchase/openPurchase';
import { selectEmailCheck } from '../../../application/purchase/purchaseSlice';
import { readCustomerType } from '../../../domain/purchase/customerType';
import type { Email } from '../../../domain/basis/email';
import { parsePurchaseDetails } from '../../../domain/purchase/purchaseDetails';
import type { PurchaseDraft } from '../../../domain/purchase/purchaseDraft';
import { Message } from '../../design/feedback/Message';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';

/**
 * Shown on steps 3 to 5, before the order: the e-mail of step 2 has an account, to which the order will be
 * linked (P4.2).
 */
export function EmailNotice({ flow }: PurchaseStepProps): ReactElement | null {
  const { step, isReadOnly, progress } = flow;
  const dispatch = useAppDispatch();
  const check = useAppSelector(selectEmailCheck);
  const isBefore = step === 'choice' || step === 'details';
  const email = isBefore || isReadOnly ? null : emailOf(progress.draft);
  useEffect(() => {
    if (email !== null) void dispatch(ensureEmailCheck(email));
  }, [dispatch, email]);

  if (email === null || check?.email !== email || !check.isTaken) return null;
  return <Message tone="info">{words.emailTaken}</Message>;
}

/** Null while step 2 is incomplete. */
function emailOf({ choice, details }: PurchaseDraft): Email | null {
  const customerType = readCustomerType(choice.customerType);
  if (customerType === null) return null;
  const parsed = parsePurchaseDetails(details, customerType);
  return E.isRight(parsed) ? parsed.right.email : null;
}
