import { isRight } from 'fp-ts/Either';
import { useEffect, type ReactElement } from 'react';
import { wantEmailCheck } from '../../application/purchase/openPurchase';
import { selectEmailStanding } from '../../application/purchase/purchaseSlice';
import { readCustomerType } from '../../domain/customerType';
import type { Email } from '../../domain/email';
import { parsePurchaseDetails } from '../../domain/purchaseDetails';
import type { PurchaseDraft } from '../../domain/purchaseDraft';
import { Message } from '../design/Message';
import { useAppDispatch, useAppSelector } from '../state/appHooks';
import type { PurchaseStepProps } from './PurchaseFlow';

/** After step 2, until the order is placed: the order will be linked to the account that the e-mail has already (P4.2). */
export function EmailNotice({ flow }: PurchaseStepProps): ReactElement | null {
  const { step, isReadOnly, progress } = flow;
  const dispatch = useAppDispatch();
  const standing = useAppSelector(selectEmailStanding);
  const isBefore = step === 'choice' || step === 'details';
  const email = isBefore || isReadOnly ? null : emailOf(progress.draft);
  useEffect(() => {
    if (email !== null) void dispatch(wantEmailCheck(email));
  }, [dispatch, email]);

  if (email === null || standing?.email !== email || !standing.isTaken) return null;
  return (
    <Message tone="info">
      Cette adresse e-mail a déjà un compte{'\u202f'}: votre commande y sera rattachée.
    </Message>
  );
}

/** null as long as step 2 lacks something. */
function emailOf({ choice, details }: PurchaseDraft): Email | null {
  const customerType = readCustomerType(choice.customerType);
  if (customerType === undefined) return null;
  const parsed = parsePurchaseDetails(details, customerType);
  return isRight(parsed) ? parsed.right.email : null;
}
