import type { ReactElement } from 'react';
import { alertIcon } from '../../../../generated/icons';
import { Icon } from '../icon/Icon';
import { Sentence } from '../text/Sentence';
import '../theme/areaTokens.css';
import styles from './PlainMessage.module.css';

/** An error about the surrounding part, announced when it appears; for pages without Mantine. */
export function PlainMessage({ children }: { readonly children: string }): ReactElement {
  return (
    <div className={styles.message}>
      <Icon of={alertIcon} />
      <div role="alert">
        <Sentence>{children}</Sentence>
      </div>
    </div>
  );
}
