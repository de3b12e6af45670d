import type { ReactElement } from 'react';
import { alertIcon } from '../../../../generated/icons';
import { StatusPill } from '../../design/data/StatusPill';
import { Icon } from '../../design/icon/Icon';

/** Only for what the unpaid direct debits name (M3.5): nothing says « Payée ». */
export function UnpaidPill(): ReactElement {
  return (
    <StatusPill tone="bad" icon={<Icon of={alertIcon} size={16} />}>
      Impayée
    </StatusPill>
  );
}
