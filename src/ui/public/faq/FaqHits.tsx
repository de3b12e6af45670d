import type { ReactElement } from 'react';
import { foldWords, searchQuestions, type IndexedQuestion } from '../../../domain/faqSearch';
import { formatCount } from '../../../domain/formatCount';
import { ButtonLink } from '../../design/ButtonLink';
import { StatusPill } from '../../design/StatusPill';
import { routes } from '../../navigation/routes';
import styles from './Faq.module.css';
import { FaqQuestion } from './FaqQuestion';
import { faqTitles } from './faqWords';

interface FaqHitsProps {
  readonly index: readonly IndexedQuestion[];
  readonly query: string;
}

/** What a search finds in both categories, its count told as one types. */
export function FaqHits({ index, query }: FaqHitsProps): ReactElement {
  const isAsked = foldWords(query) !== '';
  const hits = isAsked ? searchQuestions(index, query) : [];
  return (
    <>
      <p role="status" className={styles.count}>
        {isAsked && countOf(hits.length, query.trim())}
      </p>
      {hits.length > 0 && (
        <div className={styles.list}>
          {hits.map((item) => (
            <FaqQuestion
              key={item.id}
              item={item}
              mark={<StatusPill tone="quiet">{faqTitles[item.category]}</StatusPill>}
            />
          ))}
        </div>
      )}
      {isAsked && hits.length === 0 && <ButtonLink to={routes.contact}>Nous contacter</ButtonLink>}
    </>
  );
}

function countOf(count: number, query: string): string {
  const about = `pour «\u202f${query}\u202f»`;
  if (count === 0)
    return `Aucune question trouvée ${about}. Essayez un autre mot, ou écrivez-nous.`;
  return count === 1
    ? `1 question trouvée ${about}`
    : `${formatCount(count)} questions trouvées ${about}`;
}
