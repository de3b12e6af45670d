import type { ReactElement } from 'react';
import { cardIcon } from '../../../../generated/icons';
import { payByCard } from '../../../application/payment/payByCard';
import type { MobilePayment } from '../../../domain/payment/mobilePayment';
import { formatEuros } from '../../../domain/basis/money';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { AmountCard } from '../../design/data/AmountCard';
import { Fact, FactList } from '../../design/data/FactList';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { BesideForm } from '../../forms/form/BesideForm';
import { ContactLinks } from '../../shell/ContactLinks';
import { useRun } from '../../state/useRun';
import { PaymentByPhone } from '../PaymentByPhone';
import styles from '../PublicPayment.module.css';
import { paymentReturns } from '../returns/paymentReturns';
import { useWait } from '../useWait';

/** All values of the link, as plain text, to be checked before the payment. */
export function MobilePaymentSummary({
  payment,
}: {
  readonly payment: MobilePayment;
}): ReactElement {
  const { type, reference, amount, email, billing, description } = payment;
  const wait = useWait();
  const { state, failure, run } = useRun(payByCard);
  const returns = paymentReturns('mobile', reference);
  const { addressLine1, postalCode, city } = billing;
  const address = [addressLine1, `${postalCode} ${city}`.trim()].filter((line) => line !== '');

  return (
    <BesideForm
      form={
        <div className={styles.mobile}>
          <Message tone="info">
            Ces informations viennent du lien que vous avez ouvert. Vérifiez-les avant de payer
            {'\u202f'}: si vous ne les reconnaissez pas, ne payez pas et contactez-nous.
          </Message>
          <AmountCard label="Montant à payer" amount={formatEuros(amount)}>
            <FactList layout="rows">
              <Fact label="Référence">{reference}</Fact>
              <Fact label="Objet indiqué par le lien">{description}</Fact>
              <Fact label="Adresse e-mail">{email}</Fact>
              <Fact label="Adresse">{address.join(', ')}</Fact>
            </FactList>
          </AmountCard>
          <AsyncButton
            variant="action"
            icon={<Icon of={cardIcon} />}
            state={state}
            messages={{ loading: 'Ouverture…', success: 'Ouverture…' }}
            onClick={() =>
              void run({
                ...{ type, reference, amount, email, billing, returns },
                isAwaited: wait(),
                debt: null,
              })
            }
          >
            Payer {formatEuros(amount)}
          </AsyncButton>
          <div role="status">
            {failure && <PaymentByPhone reference={reference} amount={amount} />}
          </div>
        </div>
      }
      title="Comment ça se passe"
    >
      <p>
        Vous payez par carte bancaire, sur la page sécurisée de notre banque, qui vous ramène ici.
      </p>
      <p>Nous ne voyons pas le numéro de votre carte et ne le gardons pas.</p>
      <ContactLinks />
    </BesideForm>
  );
}
