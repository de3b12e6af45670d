import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { FaqItem } from '../../../domain/faq';
import { RichText } from '../../cms/RichText';
import { isReturning } from '../../design/scrollPlaces';
import styles from './Faq.module.css';

interface FaqQuestionProps {
  readonly item: FaqItem;
  /** The address leads to it: it opens, and takes the focus. */
  readonly isLinked?: boolean;
  readonly mark?: ReactNode;
}

/** A question that opens on its answer. */
export function FaqQuestion({ item, isLinked = false, mark }: FaqQuestionProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (!isLinked || details.current === null) return;
    details.current.open = true;
    const summary = details.current.querySelector('summary');
    summary?.focus({ preventScroll: true });
    if (!isReturning()) summary?.scrollIntoView();
  }, [isLinked]);
  return (
    <details ref={details} className={styles.question}>
      <summary>
        <span>{item.question}</span>
        {mark}
      </summary>
      <div className={styles.answer}>
        <RichText html={item.answer} />
      </div>
    </details>
  );
}
