import { Group } from '@mantine/core';
import type { ReactElement } from 'react';
import { checkIcon } from '../../../../generated/icons';
import { StepHeading } from '../../design/page/StepHeading';
import { IconTile } from '../../design/icon/IconTile';
import styles from './Wizard.module.css';

interface DoneHeadingProps {
  /** The h1 above it is hidden: this one is as large. */
  readonly isTitle?: boolean;
  readonly children: string;
}

/** The heading of a request that was sent. */
export function DoneHeading({ isTitle = false, children }: DoneHeadingProps): ReactElement {
  return (
    <Group
      gap="sm"
      wrap="nowrap"
      mt={isTitle ? 0 : 'lg'}
      mb={isTitle ? 'lg' : 0}
      className={`tp-outcome ${styles.done} ${isTitle ? styles.title : ''}`}
    >
      <IconTile of={checkIcon} tone="ok" />
      <StepHeading>{children}</StepHeading>
    </Group>
  );
}
