import type { ReactElement } from 'react';
import { checkIcon } from '../../../../generated/icons';
import { StepHeading } from '../../design/page/StepHeading';
import { IconTile } from '../../design/plain/IconTile';
import styles from './Wizard.module.css';

/** The heading of a request that was sent. */
export function DoneHeading({ children }: { readonly children: string }): ReactElement {
  return (
    <div className={`tp-outcome ${styles.done}`}>
      <IconTile of={checkIcon} tone="ok" />
      <StepHeading>{children}</StepHeading>
    </div>
  );
}
