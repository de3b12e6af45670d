import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './offers.words.fr';
import styles from './Offers.module.css';

/** What a subscription requires, and its steps (P2.15 to P2.21, P5.8). */
export function SubscribingSteps(): ReactElement {
  return (
    <Box component="section" aria-labelledby="abonnement" mt="var(--tp-space-12)">
      <h2 id="abonnement">{words.how}</h2>
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Box>
  );
}
