import { isNone } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { findPost, type Post } from '../../../domain/post';
import { RichText } from '../../cms/RichText';
import { ButtonLink } from '../../design/ButtonLink';
import { PageHeading } from '../../design/PageHeading';
import { PageSkeleton } from '../../design/PageSkeleton';
import screenStyles from '../../design/Screen.module.css';
import { readCategorySearch } from '../../navigation/newsCategory';
import { routes } from '../../navigation/routes';
import { ContentFrame } from '../ContentFrame';
import styles from './ArticlePage.module.css';
import { News } from './News';
import { PostDate } from './PostDate';
import { PostPicture } from './PostPicture';

const BACK = 'Retour aux actualités';

/** One article of the news, by its slug (P2.3). */
export function ArticlePage(): ReactElement {
  const { slug = '' } = useParams();
  return (
    <ContentFrame>
      <News key={slug} level={1} skeleton={<PageSkeleton />}>
        {(posts) => {
          const found = findPost(posts, slug);
          return isNone(found) ? <NoArticle /> : <Article post={found.value} />;
        }}
      </News>
    </ContentFrame>
  );
}

/** Leads back to the list as the visitor left it. */
function Article({ post }: { readonly post: Post }): ReactElement {
  const { state } = useLocation() as { state: unknown };
  return (
    <article className={styles.article}>
      <Link
        className={styles.back}
        to={{ pathname: routes.news, search: readCategorySearch(state) }}
      >
        {BACK}
      </Link>
      <PageHeading {...(post.summary !== null && { description: post.summary })}>
        {post.title}
      </PageHeading>
      <PostDate post={post} />
      {post.summary !== null && <p className={styles.summary}>{post.summary}</p>}
      {post.image !== null && <PostPicture image={post.image} />}
      {post.content !== null && <RichText html={post.content} />}
    </article>
  );
}

function NoArticle(): ReactElement {
  return (
    <div className={screenStyles.screen}>
      <PageHeading isMissing>Page introuvable</PageHeading>
      <p>Cette actualité n'existe pas, ou n'est plus publiée.</p>
      <ButtonLink to={routes.news}>{BACK}</ButtonLink>
    </div>
  );
}
