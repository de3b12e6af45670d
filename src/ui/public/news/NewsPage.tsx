import { NativeSelect } from '@mantine/core';
import { useRef, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { words } from './news.words.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { inCategory, newestPostsFirst, postCategories } from '../../../domain/publicSite/post';
import { Button } from '../../design/controls/Button';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import delay from '../../design/loading/DelayedSkeleton.module.css';
import content from '../../design/page/Content.module.css';
import { LoadingStatus } from '../../design/loading/LoadingHeading';
import { PageHeading } from '../../design/page/PageHeading';
import storm from '../../design/scenes/storm.svg';
import { CATEGORY_PARAMETER } from '../../navigation/newsCategory';
import { routes } from '../../navigation/routes';
import { operator } from '../../operator';
import { ContentFrame, ContentHead } from '../frame/ContentFrame';
import { InFrench } from '../frame/InFrench';
import { News } from './News';
import styles from './News.module.css';
import { PostList } from './PostList';

/** The news by category; the category is in the address, so that back and reload work (P2.2). */
export function NewsPage(): ReactElement {
  const [address, setAddress] = useSearchParams();
  const field = useRef<HTMLSelectElement>(null);
  const asked = address.get(CATEGORY_PARAMETER);
  const category = asked === '' ? null : asked;
  const choose = (name: string): void => {
    setAddress(name === '' ? {} : { [CATEGORY_PARAMETER]: name });
  };
  return (
    <ContentFrame>
      <ContentHead scene={storm} lead={words.lead}>
        <PageHeading description={words.description(operator.name)}>{titles.news}</PageHeading>
      </ContentHead>

      <InFrench />
      <News level={2} skeleton={<NewsSkeleton />}>
        {(posts, askedAt) => {
          if (posts.length === 0) {
            return (
              <EmptyState message={words.none}>
                <ButtonLink to={routes.home}>{words.traffic}</ButtonLink>
              </EmptyState>
            );
          }
          const chosen = newestPostsFirst(inCategory(posts, category));
          const names = new Set([
            ...postCategories(posts),
            ...(category === null ? [] : [category]),
          ]);
          return (
            <>
              <NativeSelect
                maw="24rem"
                ref={field}
                label={words.category}
                value={category ?? ''}
                data={[
                  { value: '', label: words.allCategories },
                  ...[...names].map((name) => ({ value: name, label: name })),
                ]}
                onChange={({ currentTarget }) => choose(currentTarget.value)}
              />
              {chosen.length === 0 ? (
                <EmptyState message={words.noneInCategory}>
                  <Button
                    onClick={() => {
                      choose('');
                      // The button disappears.
                      field.current?.focus();
                    }}
                  >
                    {words.showAll}
                  </Button>
                </EmptyState>
              ) : (
                <PostList posts={chosen} category={category} askedAt={askedAt} />
              )}
            </>
          );
        }}
      </News>
    </ContentFrame>
  );
}

/** Skeleton of the list: the filter, six cards. Announced at once, visible after 300 ms. */
function NewsSkeleton(): ReactElement {
  return (
    <>
      <LoadingStatus />
      <div className={content.cards} aria-hidden="true">
        {['filter', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => (
          <div key={name} className={`${content.card} ${delay.skeleton} ${styles.blank}`} />
        ))}
      </div>
    </>
  );
}
