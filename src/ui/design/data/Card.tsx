import { useId, type ReactElement, type ReactNode, type Ref } from 'react';
import styles from './Card.module.css';

interface CardProps {
  readonly title: string;
  /** For pages that move the focus to it. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section on a card, named by its heading. Mantine's `Paper` and `Title` would add 1.1 kB for an edge. */
export function Card({ title, headingRef, className = '', children }: CardProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${styles.card} ${className}`}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
