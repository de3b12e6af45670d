import { Box } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { operatorLanguage } from '../../words/operatorText.fr';
import { chevronDownIcon } from '../../../../generated/icons';
import type { FaqItem } from '../../../domain/publicSite/faq';
import { RichText } from '../../cms/RichText';
import { Icon } from '../../design/icon/Icon';
import styles from './Faq.module.css';

interface FaqQuestionProps {
  readonly item: FaqItem;
  /** Key of the history entry whose hash names it: with each one it opens and takes the focus. */
  readonly linkedBy?: string | undefined;
  readonly mark?: ReactNode;
}

/** A question with a collapsible answer. */
export function FaqQuestion({ item, linkedBy, mark }: FaqQuestionProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (linkedBy === undefined || details.current === null) return;
    details.current.open = true;
    const summary = details.current.querySelector('summary');
    summary?.focus({ preventScroll: true });
    // After back or forward `ScrollPlace` leads to the place.
    summary?.scrollIntoView();
  }, [linkedBy]);
  return (
    <details ref={details} className={styles.question}>
      <summary>
        <span lang={operatorLanguage}>{item.question}</span>
        {mark}
        <Icon of={chevronDownIcon} />
      </summary>
      <Box px="lg" pb="lg">
        <RichText html={item.answer} />
      </Box>
    </details>
  );
}
