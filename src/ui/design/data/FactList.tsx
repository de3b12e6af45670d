import { DataList } from '@mantine/core';
import '@mantine/core/styles/DataList.layer.css';
import type { ReactElement, ReactNode } from 'react';
import { words } from '../data.words.fr';
import { Icon } from '../icon/Icon';
import { Sentence } from '../text/Sentence';
import styles from './FactList.module.css';

interface FactListProps {
  /** `Fact` elements. */
  readonly children: ReactNode;
}

/** A definition list on a card, in rows whose ends are aligned, so that figures line up. */
export function FactList({ children }: FactListProps): ReactElement {
  return (
    <DataList size="md" orientation="horizontal" withDivider className={styles.facts}>
      {children}
    </DataList>
  );
}

interface FactProps {
  readonly label: string;
  /** The strokes of an icon of `generated/icons.ts`. */
  readonly icon?: string;
  readonly children: ReactNode;
}

/** An empty value is shown as such. */
export function Fact({ label, icon, children }: FactProps): ReactElement {
  const isEmpty = children === null || children === '';
  return (
    <DataList.Item>
      <DataList.ItemLabel>
        {icon === undefined ? (
          label
        ) : (
          <>
            <Icon of={icon} />
            <span>{label}</span>
          </>
        )}
      </DataList.ItemLabel>
      <DataList.ItemValue {...(isEmpty && { fw: 400, c: 'dimmed' })}>
        {isEmpty ? (
          words.none
        ) : typeof children === 'string' ? (
          <Sentence>{children}</Sentence>
        ) : (
          children
        )}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
