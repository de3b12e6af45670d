import { Box } from '@mantine/core';
import { useMemo, type ReactElement } from 'react';
import { words } from './words.fr';
import { foldWords } from '../../../domain/basis/foldLetters';
import type { FaqItem } from '../../../domain/publicSite/faq';
import { indexQuestion, searchQuestions } from '../../../domain/publicSite/faqSearch';
import { plainText } from '../../cms/plainText';
import { ButtonLink } from '../../design/controls/ButtonLink';
import content from '../../design/page/Content.module.css';
import { StatusPill } from '../../design/data/StatusPill';
import { routes } from '../../navigation/routes';
import { FaqQuestion } from './FaqQuestion';

interface FaqHitsProps {
  readonly faq: readonly FaqItem[];
  readonly query: string;
}

/** The hits of a search in both categories; their number is announced. */
export function FaqHits({ faq, query }: FaqHitsProps): ReactElement {
  const isAsked = foldWords(query) !== '';
  // Made with the first search: it takes a slow phone 80 ms.
  const index = useMemo(
    () => (isAsked ? faq.map((item) => indexQuestion(item, plainText(item.answer))) : []),
    [faq, isAsked],
  );
  const hits = isAsked ? searchQuestions(index, query) : [];
  return (
    <>
      <Box component="p" role="status" my="md" c="dimmed">
        {isAsked && words.found(hits.length, query.trim())}
      </Box>
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
