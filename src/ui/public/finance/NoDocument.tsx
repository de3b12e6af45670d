import type { ReactElement } from 'react';
import { words } from './words.fr';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import { routes } from '../../navigation/routes';

/** Empty state of a list of documents. */
export function NoDocument(): ReactElement {
  return (
    <EmptyState message={words.none}>
      <ButtonLink to={routes.contact}>{words.contact}</ButtonLink>
    </EmptyState>
  );
}
