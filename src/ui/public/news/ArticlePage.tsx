import { Box } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { words } from './news.words.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import { words as shell } from '../../shell/shell.words.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { arrowLeftIcon, searchIcon } from '../../../../generated/icons';
import { findPost, newestPostsFirst, type Post } from '../../../domain/publicSite/post';
import { RichText } from '../../cms/RichText';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Icon } from '../../design/icon/Icon';
import { LoadingHeading } from '../../design/loading/LoadingHeading';
import { TextShape } from '../../design/loading/TextSkeleton';
import content from '../../design/page/Content.module.css';
import { MessageScreen } from '../../design/page/MessageScreen';
import { PageHeading } from '../../design/page/PageHeading';
import ground from '../../design/scenes/dusk.svg';
import { readCategorySearch } from '../../navigation/newsCategory';
import { routes } from '../../navigation/routes';
import { Beside, ContentFrame, ContentHead } from '../frame/ContentFrame';
import { InFrench } from '../frame/InFrench';
import { News } from './News';
import styles from './News.module.css';
import { PostDate } from './PostDate';
import { pictureOf } from './PostPicture';

/** One article of the news, by its slug (P2.3). */
export function ArticlePage(): ReactElement {
  const { slug = '' } = useParams();
  return (
    <ContentFrame>
      <News key={slug} level={1} skeleton={<ArticleSkeleton />}>
        {(posts) => {
          const found = findPost(posts, slug);
          return found === null ? (
            <NoArticle />
          ) : (
            <Article post={found} others={<OtherPosts posts={posts} current={found} />} />
          );
        }}
      </News>
    </ContentFrame>
  );
}

interface ArticleProps {
  readonly post: Post;
  readonly others: ReactNode;
}

/** Links to the list, with its former category. */
function Article({ post, others }: ArticleProps): ReactElement {
  const { state } = useLocation() as { state: unknown };
  return (
    <article>
      <ContentHead scene={pictureOf(post)} isPictured>
        <Link
          className={`tp-screen ${styles.iconed}`}
          to={{ pathname: routes.news, search: readCategorySearch(state) }}
        >
          <Icon of={arrowLeftIcon} />
          <span>{words.article.back}</span>
        </Link>
        <PageHeading
          lang={operatorLanguage}
          {...(post.summary !== null && { description: post.summary })}
        >
          {post.title}
        </PageHeading>
        <PostDate post={post} />
      </ContentHead>
      <Beside aside={others}>
        <InFrench />
        {post.summary !== null && (
          <Box component="p" lang={operatorLanguage} mb="md" fz="lg" fw={650}>
            {post.summary}
          </Box>
        )}
        {post.content !== null && <RichText html={post.content} />}
      </Beside>
    </article>
  );
}

function NoArticle(): ReactElement {
  return (
    <MessageScreen icon={searchIcon}>
      <PageHeading isMissing>{titles.unknown}</PageHeading>
      <p>{words.article.missing}</p>
      <Actions>
        <ButtonLink to={routes.news}>{words.article.back}</ButtonLink>
        <ButtonLink variant="outline" to={routes.home}>
          {shell.backHome}
        </ButtonLink>
      </Actions>
    </MessageScreen>
  );
}

interface OtherPostsProps {
  readonly posts: readonly Post[];
  readonly current: Post;
}

/** The three newest of the other posts. */
function OtherPosts({ posts, current }: OtherPostsProps): ReactElement | null {
  const others = newestPostsFirst(posts.filter((post) => post !== current)).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={words.article.others}
      p="lg"
      className={`${content.card} ${styles.others}`}
    >
      <b>{words.article.others}</b>
      <ul>
        {others.map((post) => (
          <li key={post.slug}>
            <Link lang={operatorLanguage} to={`${routes.news}/${encodeURIComponent(post.slug)}`}>
              {post.title}
            </Link>
            <PostDate post={post} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Skeleton of an article, h1 included. */
export function ArticleSkeleton(): ReactElement {
  return (
    <>
      <ContentHead scene={ground} isPictured>
        <LoadingHeading />
      </ContentHead>
      <TextShape />
    </>
  );
}
