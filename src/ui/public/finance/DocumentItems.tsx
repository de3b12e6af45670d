import type { ReactElement } from 'react';
import { words } from './words.fr';
import { formatDate } from '../../words/format.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import { calendarIcon, fileIcon } from '../../../../generated/icons';
import { calendarDayOf } from '../../../domain/basis/calendarDay';
import type { PublicDocument } from '../../../domain/publicSite/publicDocument';
import { FileLink } from '../../cms/FileLink';
import { RichText } from '../../cms/RichText';
import content from '../../design/page/Content.module.css';
import { IconTile } from '../../design/icon/IconTile';

interface DocumentItemsProps {
  readonly documents: readonly PublicDocument[];
  /** Heading level of each document. */
  readonly level: 2 | 3 | 4;
}

/** A list of documents: title, date if shown, text, file with its type (P3.21). */
export function DocumentItems({ documents, level }: DocumentItemsProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <ul className={content.list}>
      {documents.map(({ id, title, body, fileLink, datedAt, isDateShown }) => (
        <li key={id} className={content.row}>
          <IconTile of={fileLink === null ? calendarIcon : fileIcon} />
          <div>
            <Heading lang={operatorLanguage}>{title}</Heading>
            {isDateShown && datedAt !== null && (
              <p className={content.meta}>
                <time dateTime={calendarDayOf(datedAt)}>{formatDate(datedAt)}</time>
              </p>
            )}
            {body !== null && <RichText html={body} />}
          </div>
          {fileLink !== null && <FileLink link={fileLink} label={words.read} of={title} />}
        </li>
      ))}
    </ul>
  );
}
