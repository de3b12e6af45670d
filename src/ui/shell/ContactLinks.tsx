import type { ReactElement } from 'react';
import { words } from './shell.words.fr';
import { Actions } from '../design/controls/Actions';
import { ButtonLink } from '../design/controls/ButtonLink';
import { operator, phoneHref } from '../operator';

interface ContactLinksProps {
  /** The phone link is the recommended action. */
  readonly isAdvised?: boolean;
}

/** How to reach the operator's teams. */
export function ContactLinks({ isAdvised = false }: ContactLinksProps): ReactElement {
  return (
    <Actions>
      <ButtonLink variant={isAdvised ? 'primary' : 'outline'} href={phoneHref(operator.phone)}>
        {words.contact.call(operator.phone)}
      </ButtonLink>
      <ButtonLink variant="outline" href={`mailto:${operator.email}`}>
        {words.contact.write(operator.email)}
      </ButtonLink>
    </Actions>
  );
}
