import type { ReactElement } from 'react';
import { words } from './refundWizard.words.fr';
import { StepProgress } from '../../design/page/StepProgress';
import { routes } from '../../navigation/routes';
import { useFreeRamp } from '../area/useFreeRamp';

type RefundStepName = 'identifier' | 'ticket' | 'details' | 'confirmation' | 'sent';

const { steps } = words;

const accountTitles: Readonly<Record<string, string>> = {
  identifier: steps.identifier,
  ticket: steps.ticket,
  confirmation: steps.confirmation,
};

const visitorTitles: Readonly<Record<string, string>> = {
  identifier: steps.identifier,
  ticket: steps.ticket,
  details: steps.details,
  sent: steps.sent,
};

interface RefundProgressProps {
  readonly current: RefundStepName;
}

/**
 * The steps of a refund (P4.16–P4.19); an account confirms instead of typing its bank details (P4.22). Who
 * signs in after a visitor's request still sees the steps of that request.
 */
export function RefundProgress({ current }: RefundProgressProps): ReactElement {
  const { account } = useFreeRamp();
  const isOfAccount = account !== null && current in accountTitles;
  return (
    <StepProgress<string>
      label={words.progress}
      titles={isOfAccount ? accountTitles : visitorTitles}
      current={current}
      mayEnter={(step) => step === 'identifier' && current !== 'sent'}
      addressOf={() => routes.freeRampRefund}
    />
  );
}
