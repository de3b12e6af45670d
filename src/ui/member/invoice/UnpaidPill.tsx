import type { ReactElement } from 'react';
import { StatusPill } from '../../design/data/StatusPill';
import { WarningIcon } from '../../design/feedback/WarningIcon';

/** Only for what the unpaid direct debits name (M3.5): nothing says « Payée ». */
export function UnpaidPill(): ReactElement {
  return (
    <StatusPill tone="bad" icon={<WarningIcon />}>
      Impayée
    </StatusPill>
  );
}
