import type { ReactElement } from 'react';
import { words } from './words.fr';
import { foldWords } from '../../../domain/basis/foldLetters';
import { searchQuestions, type IndexedQuestion } from '../../../domain/publicSite/faqSearch';
import { ButtonLink } from '../../design/controls/ButtonLink';
import content from '../../design/page/Content.module.css';
import { StatusPill } from '../../design/data/StatusPill';
import { routes } from '../../navigation/routes';
import styles from './Faq.module.css';
import { FaqQuestion } from './FaqQuestion';

interface FaqHitsProps {
  readonly index: readonly IndexedQuestion[];
  readonly query: string;
}

/** The hits of a search in both categories; their number is announced. */
export function FaqHits({ index, query }: FaqHitsProps): ReactElement {
  const isAsked = foldWords(query) !== '';
  const hits = isAsked ? searchQuestions(index, query) : [];
  return (
    <>
      <p role="status" className={styles.count}>
        {isAsked && words.found(hits.length, query.trim())}
      </p>
      {hits.length > 0 && (
        <div className={content.list}>
          {hits.map((item) => (
            <FaqQuestion
              key={item.id}
              item={item}
              mark={<StatusPill tone="quiet">{words.categoryTitles[item.category]}</StatusPill>}
            />
          ))}
        </div>
      )}
      {isAsked && hits.length === 0 && <ButtonLink to={routes.contact}>{words.contact}</ButtonLink>}
    </>
  );
}
