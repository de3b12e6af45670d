import type { ReactElement } from 'react';
import type { Refund } from '../../../domain/refund';
import { Actions } from '../../design/Actions';
import { ButtonLink } from '../../design/ButtonLink';
import { Message } from '../../design/Message';
import { StepHeading } from '../../design/StepHeading';
import { routes } from '../../navigation/routes';
import { ReceiptDownload } from '../ReceiptDownload';
import { transferDelay } from './refundWords';
import styles from './Wizard.module.css';

/** The refunds are claimed, just now or before (P4.23): refunds that were claimed together have one receipt. */
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
