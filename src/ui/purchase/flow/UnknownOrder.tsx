import type { ReactElement } from 'react';
import { words } from '#words/purchase/flow';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import { routes } from '../../navigation/routes';

/** The order of the address does not exist (P8.9). */
export function UnknownOrder(): ReactElement {
  return (
    <EmptyState message={words.unknownOrder}>
      <Actions>
        <ButtonLink to={routes.purchase}>{words.start}</ButtonLink>
        <ButtonLink variant="outline" to={routes.contact}>
          {words.contact}
        </ButtonLink>
      </Actions>
    </EmptyState>
  );
}
