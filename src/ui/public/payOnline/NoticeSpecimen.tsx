import { Box, Group } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './payOnline.words.fr';
import { OperatorLogo } from '../../design/page/OperatorLogo';
import { Sentence } from '../../design/text/Sentence';
import { operator } from '../../operator';
import styles from './PayOnlinePage.module.css';

/** The head of a paper notice, its number highlighted. Decorative: the field's description says where. */
export function NoticeSpecimen(): ReactElement {
  return (
    <div className={styles.specimen} aria-hidden="true">
      <Group component="span" gap="var(--tp-space-2)">
        <OperatorLogo size={28} /> <span>{operator.name}</span>
      </Group>
      <b>
        <Sentence>{words.specimen.title}</Sentence>
      </b>
      <mark className="tp-numbers">
        <Sentence>{words.specimen.number}</Sentence>
      </mark>
      <Box component="i" w="100%" h="0.5rem" bg="var(--tp-sunk)" />
      <Box component="i" w="100%" h="0.5rem" bg="var(--tp-sunk)" />
    </div>
  );
}
