import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import { infoIcon } from '../../../../generated/shellIcons';
import { Icon } from '../../design/icon/Icon';
import styles from './AlertsStrip.module.css';

/** While the alerts load, and when they could not be read: then nobody knows whether there are any. */
export function NoAlerts({ isLost }: { readonly isLost: boolean }): ReactElement {
  const className = `tp-wide ${styles.strip}`;
  return isLost ? (
    <section aria-label={words.title} className={className}>
      <p className={styles.line}>
        <Icon of={infoIcon} />
        <b>{words.unavailable}</b>
      </p>
    </section>
  ) : (
    <div className={className}>
      <Box w="min(16rem, 60%)" h="1rem" bg="var(--tp-brand-100)" bdrs="1rem" />
    </div>
  );
}
