import type { ReactElement, ReactNode } from 'react';
import { alertIcon } from '../../../../generated/icons';
import { Icon } from '../icon/Icon';
import '../theme/areaTokens.css';
import styles from './PlainMessage.module.css';

/** An error about the surrounding part, announced when it appears; for pages without Mantine. */
export function PlainMessage({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles.message}>
      <Icon of={alertIcon} />
      <div role="alert">{children}</div>
    </div>
  );
}
