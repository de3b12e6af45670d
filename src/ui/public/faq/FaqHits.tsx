import type { ReactElement } from 'react';
import { formatCount } from '../../../domain/basis/formatCount';
import { foldWords } from '../../../domain/basis/plainLetters';
import { searchQuestions, type IndexedQuestion } from '../../../domain/publicSite/faqSearch';
import { ButtonLink } from '../../design/plain/ButtonLink';
import content from '../../design/plain/Content.module.css';
import { PlainPill } from '../../design/plain/PlainPill';
import { routes } from '../../navigation/routes';
import styles from './Faq.module.css';
import { FaqQuestion } from './FaqQuestion';
import { faqTitles } from './faqWords';

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
        {isAsked && countOf(hits.length, query.trim())}
      </p>
      {hits.length > 0 && (
        <div className={content.list}>
          {hits.map((item) => (
            <FaqQuestion
              key={item.id}
              item={item}
              mark={<PlainPill>{faqTitles[item.category]}</PlainPill>}
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
