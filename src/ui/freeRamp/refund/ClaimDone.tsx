import type { ReactElement } from 'react';
import type { Refund } from '../../../domain/freeRamp/refund';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { StepHeading } from '../../design/page/StepHeading';
import { routes } from '../../navigation/routes';
import { ReceiptDownload } from '../parts/ReceiptDownload';
import { transferDelay } from './refundWords';
import styles from './Wizard.module.css';

/** Refunds that are claimed, now or before (P4.23); refunds claimed together share one receipt. */
export function ClaimDone({ claimed }: { readonly claimed: readonly Refund[] }): ReactElement {
  const receipts = new Set(claimed.flatMap(({ receipt }) => receipt ?? []));
  return (
    <>
      <StepHeading>
        {claimed.length === 1 ? 'Remboursement demandé' : 'Remboursements demandés'}
      </StepHeading>
      <div className={styles.step}>
        <Message tone="success">
          <p>Votre demande est enregistrée. {transferDelay}</p>
        </Message>
        <Actions>
          {[...receipts].map((path) => (
            <ReceiptDownload key={path} path={path}>
              Télécharger le reçu
            </ReceiptDownload>
          ))}
          <ButtonLink variant="outline" to={routes.refunds}>
            Vos remboursements
          </ButtonLink>
        </Actions>
      </div>
    </>
  );
}
