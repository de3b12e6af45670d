import { Alert, Box, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { words } from './notice.words.fr';
import { words as payByCardWords } from '../../payment/payByCard.words.fr';
import { alertIcon, cardIcon } from '../../../../generated/icons';
import { holdDraft } from '../../../application/drafts/holdDraft';
import { keepPayerCountry, recallPayerCountry } from '../../../application/payment/payerCountry';
import type { NoticeSearch } from '../../../domain/notice/noticeSearch';
import { noticeDue, type PassageNotice } from '../../../domain/notice/passageNotice';
import { plainDebt } from '../../../domain/payment/paymentRecord';
import {
  parsePayerAddress,
  payerAddressLengths,
  type PayerAddressField,
  type PayerAddressError,
} from '../../../domain/payment/payerAddress';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Icon } from '../../design/icon/Icon';
import { Form } from '../../forms/form/Form';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import type { ErrorMessages } from '../../messages/messageFor';
import { CountryField, proposedCountry } from '../../payment/CountryField';
import { FalseLinks } from '../../payment/FalseLinks';
import { PaymentAttempt } from '../../payment/PaymentAttempt';
import { PaymentNotOpened } from '../../payment/PaymentNotOpened';
import { paymentReturns } from '../../payment/returns/paymentReturns';
import { usePayOnce } from '../../payment/usePayOnce';
import { useAppDispatch } from '../../state/appHooks';
import { useWait } from '../../state/useWait';
import styles from './FoundNotice.module.css';
import { ReceiptWishField } from './ReceiptWishField';

const { missing, tooLong } = words.payment;

/** The lengths are those that the bank accepts. */
const payerAddressMessages: ErrorMessages<PayerAddressError> = {
  'payer/address-missing': () => missing.address,
  'payer/address-too-long': () => tooLong.address(payerAddressLengths.address),
  'payer/zip-missing': () => missing.zip,
  'payer/zip-too-long': () => tooLong.zip(payerAddressLengths.zip),
  'payer/city-missing': () => missing.city,
  'payer/city-too-long': () => tooLong.city(payerAddressLengths.city),
};

interface NoticePaymentProps {
  readonly notice: PassageNotice;
  readonly search: NoticeSearch;
  readonly isReceiptWanted: boolean;
  readonly onReceiptWish: (isWanted: boolean) => void;
}

/** An unpaid notice: the wish for a receipt, the payer, and the button to the bank's page (P4.8, P7.19). */
export function NoticePayment(props: NoticePaymentProps): ReactElement {
  const { notice, search, isReceiptWanted, onReceiptWish } = props;
  // The plate of the search has the form that « Mes plaques » keeps; the server may write it with hyphens.
  const { plate, email } = search;
  const { reference } = notice;
  const amount = noticeDue(notice);
  const wait = useWait();
  const { state, failure, run: pay } = usePayOnce();
  const dispatch = useAppDispatch();
  const name = `notice/${notice.id}`;
  const [saved] = useState(() => ({
    ...notice.payer,
    country: (dispatch(recallPayerCountry()) ?? proposedCountry()) as string,
  }));
  const { form, submit } = useDraftedForm({
    name,
    saved,
    state,
    parse: parsePayerAddress,
    messages: payerAddressMessages,
    onSubmit: async (billing) => {
      const returns = paymentReturns('cnp', reference);
      const isAwaited = wait();
      dispatch(holdDraft(name, form.getValues()));
      dispatch(keepPayerCountry(billing.country));
      await pay({
        ...{ type: 'cnp', reference, amount, email, billing, returns },
        isAwaited,
        debt: { ...plainDebt, payer: { plate, email, isReceiptWanted } },
      });
      // The bank's page saves nothing: the draft stays for the return.
      return false;
    },
  });
  const field = (line: PayerAddressField, autoComplete: string): ReactElement => (
    <TextInput
      label={words.payment.lines[line]}
      autoComplete={`billing ${autoComplete}`}
      required
      key={form.key(line)}
      {...form.getInputProps(line)}
    />
  );

  return (
    <Form isCard onSubmit={submit}>
      <fieldset>
        <legend>{words.payment.payer}</legend>
        <Box component="p" c="dimmed" fz="sm">
          {words.payment.payerHint}
        </Box>
        {field('address', 'address-line1')}
        <div className={styles.place}>
          {field('zip', 'postal-code')}
          {field('city', 'address-level2')}
        </div>
        <CountryField key={form.key('country')} {...form.getInputProps('country')} />
      </fieldset>
      <ReceiptWishField
        noticeId={notice.id}
        email={email}
        isWanted={isReceiptWanted}
        onKept={onReceiptWish}
      />
      <AsyncButton
        type="submit"
        variant="action"
        icon={<Icon of={cardIcon} />}
        state={state}
        messages={{ loading: payByCardWords.opening, success: payByCardWords.opening }}
      >
        {payByCardWords.pay(amount)}
      </AsyncButton>
      <Box component="p" c="dimmed" fz="sm">
        {words.payment.onBankPage}
      </Box>
      <Box c="dimmed" fz="sm">
        <FalseLinks />
      </Box>
      <PaymentAttempt reference={reference} />
      <div role="status" className={styles.failure}>
        {failure && (
          <Alert color="red" role="group" icon={<Icon of={alertIcon} />}>
            <PaymentNotOpened
              failure={failure}
              reference={reference}
              amount={amount}
              onRetry={() => submit()}
            />
          </Alert>
        )}
      </div>
    </Form>
  );
}
