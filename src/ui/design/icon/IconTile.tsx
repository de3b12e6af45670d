import { ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import type { ReactElement } from 'react';
import { Icon } from './Icon';
import styles from './IconTile.module.css';

interface IconTileProps {
  /** The strokes of an icon of `generated/icons.ts`. */
  readonly of: string;
  readonly tone?: 'link' | 'ok' | 'bad';
}

/** A decorative icon on a tinted square of 44 px: a task, a fact, an outcome. */
export function IconTile({ of, tone = 'link' }: IconTileProps): ReactElement {
  return (
    <ThemeIcon size={44} radius="md" className={styles[tone]}>
      <Icon of={of} size={24} />
    </ThemeIcon>
  );
}
