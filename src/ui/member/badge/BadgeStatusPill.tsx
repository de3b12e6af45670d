import type { ReactElement } from 'react';
import {
  alertIcon,
  checkIcon,
  closedIcon,
  infoIcon,
  refreshIcon,
  refundIcon,
} from '../../../../generated/icons';
import type { ShownBadgeStatus } from '../../../domain/badge/shownBadgeStatus';
import { StatusPill, type StatusTone } from '../../design/data/StatusPill';
import { Icon } from '../../design/icon/Icon';
import { badgeStatusWords } from './badgeWords';

const tones: Readonly<Record<ShownBadgeStatus, StatusTone>> = {
  active: 'ok',
  suspended: 'warn',
  returned: 'quiet',
  exchanged: 'quiet',
  opposed: 'bad',
  unknown: 'quiet',
};

const icons: Readonly<Record<ShownBadgeStatus, string>> = {
  active: checkIcon,
  suspended: alertIcon,
  returned: refundIcon,
  exchanged: refreshIcon,
  opposed: closedIcon,
  unknown: infoIcon,
};

export function BadgeStatusPill({ status }: { readonly status: ShownBadgeStatus }): ReactElement {
  return (
    <StatusPill tone={tones[status]} icon={<Icon of={icons[status]} size={16} />}>
      {badgeStatusWords[status]}
    </StatusPill>
  );
}
