import type { ReactElement } from 'react';
import type { BadgeStatus } from '../../../domain/badgeStatus';
import { StatusPill, type StatusTone } from '../../design/StatusPill';
import { badgeStatusWords } from './badgeWords';

const tones: Readonly<Record<BadgeStatus, StatusTone>> = {
  active: 'ok',
  returned: 'quiet',
  exchanged: 'quiet',
  opposed: 'bad',
};

export function BadgeStatusPill({ status }: { readonly status: BadgeStatus }): ReactElement {
  return <StatusPill tone={tones[status]}>{badgeStatusWords[status]}</StatusPill>;
}
