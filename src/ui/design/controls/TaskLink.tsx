import { Box } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { chevronRightIcon } from '../../../../generated/icons';
import { Icon } from '../icon/Icon';
import { IconTile } from '../icon/IconTile';
import styles from './TaskLink.module.css';

interface TaskLinkProps {
  readonly to: To;
  readonly state?: unknown;
  readonly icon: string;
  /** Text of the link, and its accessible name. */
  readonly children: string;
  /** What one does there; not a part of the name. */
  readonly hint?: ReactNode;
}

/** A row that is a link: icon, words, hint; the whole row is the target. */
export function TaskLink({ to, state, icon, children, hint }: TaskLinkProps): ReactElement {
  return (
    <div className={styles.task}>
      <IconTile of={icon} />
      <Box flex={1} miw={0} lh={1.35}>
        <Link to={to} state={state}>
          {children}
        </Link>
        {hint !== undefined && (
          <Box component="p" c="dimmed" fz="sm">
            {hint}
          </Box>
        )}
      </Box>
      <Icon of={chevronRightIcon} />
    </div>
  );
}
