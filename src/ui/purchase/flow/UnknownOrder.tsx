import type { ReactElement } from 'react';
import { words } from '#words/purchase/flow';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import { routes } from '../../navigation/routes';

interface UnknownOrderProps {
  /** Called before a new purchase is opened. */
  readonly onStart?: () => void;
}

/** The order of the address does not exist (P8.9). */
export function UnknownOrder({ onStart }: UnknownOrderProps): ReactElement {
  return (
    <EmptyState message={words.unknownOrder}>
      <Actions>
        <ButtonLink to={routes.purchase} onClick={onStart}>
          {words.start}
        </ButtonLink>
        <ButtonLink variant="outline" to={routes.contact}>
          {words.contact}
        </ButtonLink>
      </Actions>
    </EmptyState>
  );
}
