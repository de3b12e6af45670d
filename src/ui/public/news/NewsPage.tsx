import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inCategory, newestFirst, postCategories } from '../../../domain/post';
import { Button } from '../../design/Button';
import { ButtonLink } from '../../design/ButtonLink';
import { EmptyState } from '../../design/EmptyState';
import { PageHeading } from '../../design/PageHeading';
import { SelectField } from '../../design/SelectField';
import { CATEGORY_PARAMETER } from '../../navigation/newsCategory';
import { routes } from '../../navigation/routes';
import { operator } from '../../operator';
import { ContentFrame, ContentLead } from '../ContentFrame';
import { News } from './News';
import { NewsSkeleton } from './NewsSkeleton';
import { PostList } from './PostList';

/** The news by category, which stands in the address: back and reload keep it (P2.2). */
export function NewsPage(): ReactElement {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(CATEGORY_PARAMETER);
  const category = asked === '' ? null : asked;
  const choose = (name: string): void => {
    setAddress(name === '' ? {} : { [CATEGORY_PARAMETER]: name });
  };
  return (
    <ContentFrame>
      <PageHeading
        description={`Travaux, tarifs et vie des tunnels\u202f: les actualités de ${operator.name}.`}
      >
        Actualités
      </PageHeading>
      <ContentLead>
        Travaux, tarifs, vie des tunnels{'\u202f'}: ce qui change pour vous.
      </ContentLead>
      <News level={2} skeleton={<NewsSkeleton />}>
        {(posts) => {
          if (posts.length === 0) {
            return (
              <EmptyState message="Aucune actualité n'est publiée pour le moment. Les prochaines paraîtront ici.">
                <ButtonLink to={routes.home}>Voir l'info trafic</ButtonLink>
              </EmptyState>
            );
          }
          const chosen = newestFirst(inCategory(posts, category));
          const names = new Set([
            ...postCategories(posts),
            ...(category === null ? [] : [category]),
          ]);
          return (
            <>
              <SelectField
                label="Catégorie"
                value={category ?? ''}
                choices={[
                  { value: '', label: 'Toutes' },
                  ...[...names].map((name) => ({ value: name, label: name })),
                ]}
                onChange={choose}
              />
              {chosen.length === 0 ? (
                <EmptyState message="Aucune actualité dans cette catégorie.">
                  <Button onClick={() => choose('')}>Voir toutes les actualités</Button>
                </EmptyState>
              ) : (
                <PostList posts={chosen} category={category} />
              )}
            </>
          );
        }}
      </News>
    </ContentFrame>
  );
}
