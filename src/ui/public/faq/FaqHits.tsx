import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import { foldWords } from '../../../domain/basis/foldLetters';
import { searchQuestions, type IndexedQuestion } from '../../../domain/publicSite/faqSearch';
import { ButtonLink } from '../../design/controls/ButtonLink';
import content from '../../design/page/Content.module.css';
import { StatusPill } from '../../design/data/StatusPill';
import { routes } from '../../navigation/routes';
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
