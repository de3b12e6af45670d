import type { ReactElement } from 'react';
import { words as titles } from '#words/freeRamp/titles';
import { words } from '#words/freeRamp/refundClaim';
import { words as states } from '#words/freeRamp/refundStates';
import type { Refund } from '../../../domain/freeRamp/refund';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { StepHeading } from '../../design/page/StepHeading';
import { routes } from '../../navigation/routes';
import { ReceiptDownload } from '../parts/ReceiptDownload';
import styles from './Wizard.module.css';

/** Refunds that are claimed, now or before (P4.23); refunds claimed together share one receipt. */
export function ClaimDone({ claimed }: { readonly claimed: readonly Refund[] }): ReactElement {
  const receipts = new Set(claimed.flatMap(({ receipt }) => receipt ?? []));
  return (
    <>
      <StepHeading>{words.done(claimed.length)}</StepHeading>
      <div className={styles.step}>
        <Message tone="success">
          <p>
            {words.recorded} {states.transferDelay}
          </p>
        </Message>
        <Actions>
          {[...receipts].map((path) => (
            <ReceiptDownload key={path} path={path}>
              {states.downloadReceipt}
            </ReceiptDownload>
          ))}
          <ButtonLink variant="outline" to={routes.refunds}>
            {titles.refunds}
          </ButtonLink>
        </Actions>
      </div>
    </>
  );
}
