import type { ReactElement } from 'react';
import { StatusPill } from '../../design/data/StatusPill';
import { Icon } from '../../design/icon/Icon';
import type { RefundLook } from './refundLooks';

/** The status of a refund or of a ticket: icon, word and colour. */
export function RefundStatusPill({ tone, icon, word }: RefundLook): ReactElement {
  return (
    <StatusPill tone={tone} icon={<Icon of={icon} size={16} />}>
      {word}
    </StatusPill>
  );
}
