import type { ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { cardIcon } from '../../../../generated/icons';
import type { UnpaidInvoice } from '../../../domain/invoice/unpaidInvoice';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Icon } from '../../design/icon/Icon';
import { payingWords, type UnpaidPayment } from '../settle/useUnpaidPayment';

interface PayDebtProps {
  readonly debt: UnpaidInvoice;
  /** No other debt can be paid on this page. */
  readonly isOnly: boolean;
  /** Its amount stands beside the button. */
  readonly isAmountShown: boolean;
  readonly payment: UnpaidPayment;
}

/** The button that pays a debt by card; its name always has the amount (M2.20). */
export function PayDebt({ debt, isOnly, isAmountShown, payment }: PayDebtProps): ReactElement {
  return (
    <AsyncButton
      variant={isOnly ? 'action' : 'primary'}
      icon={<Icon of={cardIcon} />}
      state={payment.stateOf(debt.reference)}
      disabled={payment.isBusy}
      messages={payingWords}
      onClick={() => void payment.pay(debt)}
    >
      {isAmountShown ? (
        <>
          <span>Payer</span>
          <span className="tp-hidden">{` ${formatEuros(debt.total)}`}</span>
        </>
      ) : (
        `Payer ${formatEuros(debt.total)}`
      )}
    </AsyncButton>
  );
}
