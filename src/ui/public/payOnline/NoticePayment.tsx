import { TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { payByCard } from '../../../application/payment/payByCard';
import type { Email } from '../../../domain/email';
import { formatEuros } from '../../../domain/money';
import { noticeDue, type PassageNotice } from '../../../domain/passageNotice';
import { parsePayerAddress, type PayerAddressField } from '../../../domain/payerAddress';
import { AsyncButton } from '../../design/AsyncButton';
import { Form } from '../../forms/Form';
import { useDraftedForm } from '../../forms/useDraftedForm';
import { PaymentByPhone } from '../../payment/PaymentByPhone';
import { paymentReturns } from '../../payment/returns/paymentReturns';
import { useWait } from '../../payment/useWait';
import { useRun } from '../../state/useRun';
import styles from './FoundNotice.module.css';
import { payerAddressMessages } from './payOnlineMessages';
import { ReceiptWishField } from './ReceiptWishField';

interface NoticePaymentProps {
  readonly notice: PassageNotice;
  readonly email: Email;
  readonly isReceiptWanted: boolean;
  readonly onReceiptWish: (isWanted: boolean) => void;
}

/** An open notice: whether a receipt is wanted, who pays, and the way to the bank's page (P4.8, P7.19). */
export function NoticePayment(props: NoticePaymentProps): ReactElement {
  const { notice, email, isReceiptWanted, onReceiptWish } = props;
  const { reference } = notice;
  const amount = noticeDue(notice);
  const wait = useWait();
  const { state, failure, run: pay } = useRun(payByCard);
  const { form, submit } = useDraftedForm({
    name: `notice/${notice.id}`,
    saved: { ...notice.payer },
    state,
    parse: parsePayerAddress,
    messages: payerAddressMessages,
    onSubmit: async (billing) => {
      const returns = paymentReturns('cnp', reference);
      const isAwaited = wait();
      await pay({ type: 'cnp', reference, amount, email, billing, isAwaited, returns });
      // Nothing is saved by leaving for the bank: whoever comes back finds what was typed.
      return false;
    },
  });
  const field = (name: PayerAddressField, label: string, autoComplete: string): ReactElement => (
    <TextInput
      label={label}
      autoComplete={`billing ${autoComplete}`}
      required
      key={form.key(name)}
      {...form.getInputProps(name)}
    />
  );

  return (
    <>
      <ReceiptWishField
        noticeId={notice.id}
        email={email}
        isWanted={isReceiptWanted}
        onKept={onReceiptWish}
      />
      <Form isCard onSubmit={submit}>
        <fieldset>
          <legend>Adresse de la personne qui paie</legend>
          {field('address', 'Adresse', 'address-line1')}
          <div className={styles.place}>
            {field('zip', 'Code postal', 'postal-code')}
            {field('city', 'Ville', 'address-level2')}
          </div>
        </fieldset>
        <p>
          Vous payez <b className="tp-numbers">{formatEuros(amount)}</b> par carte bancaire, sur la
          page sécurisée de notre banque, qui vous ramène ici.
        </p>
        <AsyncButton
          type="submit"
          variant="action"
          state={state}
          messages={{ loading: 'Ouverture…', success: 'Ouverture…' }}
        >
          Payer
        </AsyncButton>
        <div role="status" className={styles.failure}>
          {failure && <PaymentByPhone reference={reference} amount={amount} />}
        </div>
      </Form>
    </>
  );
}
