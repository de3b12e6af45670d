import type { ReactElement } from 'react';
import { StepProgress } from '../../design/page/StepProgress';
import { routes } from '../../navigation/routes';
import { useFreeRamp } from '../area/useFreeRamp';

type RefundStepName = 'identifier' | 'ticket' | 'details' | 'sent';

const accountTitles: Readonly<Record<string, string>> = {
  identifier: 'Identifiant',
  ticket: 'Votre ticket',
  confirmation: 'Confirmation',
};

const visitorTitles: Readonly<Record<RefundStepName, string>> = {
  identifier: 'Identifiant',
  ticket: 'Votre ticket',
  // Short: each has a quarter of a phone's width.
  details: 'Votre IBAN',
  sent: 'Envoi',
};

interface RefundProgressProps {
  readonly current: RefundStepName;
}

/** The steps of a refund (P4.16–P4.19); an account confirms instead of typing its bank details (P4.22). */
export function RefundProgress({ current }: RefundProgressProps): ReactElement {
  const { account } = useFreeRamp();
  return (
    <StepProgress<string>
      label="Étapes de la demande"
      titles={account === null ? visitorTitles : accountTitles}
      current={current}
      mayEnter={(step) => step === 'identifier' && current !== 'sent'}
      addressOf={() => routes.freeRampRefund}
    />
  );
}
