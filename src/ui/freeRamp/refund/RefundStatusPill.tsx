import type { ReactElement } from 'react';
import { StatusPill } from '../../design/data/StatusPill';
import { Icon } from '../../design/icon/Icon';
import type { StatusLook } from './refundLooks';

/** The status of a refund or of a ticket: icon, word and colour. */
export function RefundStatusPill({ tone, icon, word }: StatusLook): ReactElement {
  return (
    <StatusPill tone={tone} icon={<Icon of={icon} size={16} />}>
      {word}
    </StatusPill>
  );
}
