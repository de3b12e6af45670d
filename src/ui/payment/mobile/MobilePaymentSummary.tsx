import { Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { words } from './words.fr';
import { words as payByCardWords } from '../payByCard.words.fr';
import { cardIcon } from '../../../../generated/icons';
import type { MobilePayment } from '../../../domain/payment/mobilePayment';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { AmountCard } from '../../design/data/AmountCard';
import { Fact, FactList } from '../../design/data/FactList';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { FormWithGuide } from '../../forms/form/FormWithGuide';
import { ContactLinks } from '../../shell/ContactLinks';
import { FalseLinks } from '../FalseLinks';
import { PaymentAttempt } from '../PaymentAttempt';
import { PaymentNotOpened } from '../PaymentNotOpened';
import styles from '../PublicPayment.module.css';
import { paymentReturns } from '../returns/paymentReturns';
import { useWait } from '../../state/useWait';
import { usePayerCountry } from '../usePayerCountry';
import { usePayOnce } from '../usePayOnce';

/** All values of the link, as plain text, to be checked before the payment. */
export function MobilePaymentSummary({
  payment,
}: {
  readonly payment: MobilePayment;
}): ReactElement {
  const { type, reference, amount, email, billing, description } = payment;
  const wait = useWait();
  const { state, failure, run } = usePayOnce();
  const { country, countryField } = usePayerCountry();
  const returns = paymentReturns('mobile', reference);
  const { addressLine1, postalCode, city } = billing;
  const address = [addressLine1, `${postalCode} ${city}`.trim()].filter((line) => line !== '');

  const pay = (): void => {
    void run({
      ...{ type, reference, amount, email, returns },
      billing: { ...billing, country },
      isAwaited: wait(),
      debt: null,
    });
  };

  return (
    <FormWithGuide
      form={
        <Stack gap="lg" maw="42rem" mt="lg">
          <Message tone="info">{words.check}</Message>
          <AmountCard label={words.amount} amount={formatEuros(amount)}>
            <FactList>
              <Fact label={words.reference}>{reference}</Fact>
              <Fact label={words.subject}>{description}</Fact>
              <Fact label={words.email}>{email}</Fact>
              <Fact label={words.address}>{address.join(', ')}</Fact>
            </FactList>
            <div className={styles.pay}>
              {countryField}
              <AsyncButton
                variant="action"
                icon={<Icon of={cardIcon} />}
                state={state}
                messages={{ loading: payByCardWords.opening, success: payByCardWords.opening }}
                onClick={pay}
              >
                {payByCardWords.pay(amount)}
              </AsyncButton>
              <PaymentAttempt reference={reference} />
              <Stack role="status" align="flex-start" gap="sm">
                {failure && (
                  <PaymentNotOpened
                    failure={failure}
                    reference={reference}
                    amount={amount}
                    isOfLink
                    onRetry={pay}
                  />
                )}
              </Stack>
            </div>
          </AmountCard>
        </Stack>
      }
      title={words.how}
    >
      <p>{words.onBankPage}</p>
      <p>{words.cardUnknown}</p>
      <FalseLinks />
      <h2>{words.question}</h2>
      <ContactLinks />
    </FormWithGuide>
  );
}
