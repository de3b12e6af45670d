import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import type { ReactElement } from 'react';
import styles from './StatusPill.module.css';

export type StatusTone = 'ok' | 'warn' | 'bad' | 'quiet';

const colours: Record<StatusTone, string> = {
  ok: 'teal',
  warn: 'yellow',
  bad: 'red',
  quiet: 'gray',
};

interface StatusPillProps {
  readonly tone: StatusTone;
  /** Colour and icon repeat the meaning of the text. */
  readonly icon?: ReactElement;
  readonly children: string;
}

/** A status as text; its colour and icon are redundant (M4.1). */
export function StatusPill({ tone, icon, children }: StatusPillProps): ReactElement {
  return (
    <Badge
      component="span"
      color={colours[tone]}
      leftSection={icon}
      classNames={{ section: styles.icon, label: styles.word }}
    >
      {children}
    </Badge>
  );
}
