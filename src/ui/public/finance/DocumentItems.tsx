import type { ReactElement } from 'react';
import { calendarDayOf } from '../../../domain/calendarDay';
import { formatDate } from '../../../domain/instant';
import type { PublicDocument } from '../../../domain/publicDocument';
import { FileLink } from '../../cms/FileLink';
import { RichText } from '../../cms/RichText';
import styles from './Finance.module.css';

interface DocumentItemsProps {
  readonly documents: readonly PublicDocument[];
  /** Of the heading of each. */
  readonly level: 2 | 3;
}

/** Documents one below the other: a date where it is shown, what it says, and its file (P3.21). */
export function DocumentItems({ documents, level }: DocumentItemsProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.documents}>
      {documents.map(({ id, title, body, fileLink, createdAt, isDateShown }) => (
        <li key={id}>
          {isDateShown && <time dateTime={calendarDayOf(createdAt)}>{formatDate(createdAt)}</time>}
          <Heading>{title}</Heading>
          {body !== null && <RichText html={body} />}
          {fileLink !== null && <FileLink link={fileLink} label="Lire le document" of={title} />}
        </li>
      ))}
    </ul>
  );
}
