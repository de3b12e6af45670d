import { ThemeIcon } from '@mantine/core';
import type { ReactElement } from 'react';
import { Icon } from './Icon';

const colours = { link: 'brand', ok: 'teal', bad: 'red' } as const;

interface IconTileProps {
  /** The strokes of an icon of `generated/icons.ts`. */
  readonly of: string;
  readonly tone?: keyof typeof colours;
}

/** A decorative icon on a tinted square of 44 px: a task, a fact, an outcome. */
export function IconTile({ of, tone = 'link' }: IconTileProps): ReactElement {
  return (
    <ThemeIcon size={44} radius="md" variant="light" color={colours[tone]}>
      <Icon of={of} size={24} />
    </ThemeIcon>
  );
}
