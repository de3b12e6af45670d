import { Paper, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { Icon } from '../../design/icon/Icon';
import styles from './DashboardPage.module.css';

interface TileProps {
  /** The strokes of an icon of `generated/icons.ts`. */
  readonly icon: string;
  readonly label: string;
  readonly value: string;
  /** One line that explains the value. */
  readonly note: string | undefined;
  /** warn: the note says what limits the value; bad: the value is owed. */
  readonly tone?: 'warn' | 'bad' | undefined;
}

export function Tile({ icon, label, value, note, tone }: TileProps): ReactElement {
  const isOwed = tone === 'bad';
  return (
    <Paper component="section" px="lg" py="sm" className={styles.tile} aria-label={label}>
      <ThemeIcon variant="light" size="xl" color={isOwed ? 'red' : 'brand'}>
        <Icon of={icon} size={24} />
      </ThemeIcon>
      <div>
        <Title order={2} c="dimmed" fz="sm" fw={400} lh={1.35}>
          {label}
        </Title>
        <Text fz={22} fw={700} lh={1.25} c={isOwed ? 'red' : 'bright'}>
          {value}
        </Text>
        {note !== undefined && (
          <Text fz={13} lh={1.35} c={tone === 'warn' ? 'yellow' : 'dimmed'}>
            {note}
          </Text>
        )}
      </div>
    </Paper>
  );
}
