import { Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import { words as links } from '../../shell/links.words.fr';
import { helpSubject } from '../../../domain/contact/helpRequest';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { routes } from '../../navigation/routes';
import { startingMessage } from '../../navigation/startedMessage';
import { operator, phoneHref } from '../../operator';

/**
 * Refers a buyer with a foreign IBAN to customer service (P5.8), also when the IBAN is shorter than a French
 * one: by phone, with its hours, or with a message that is begun.
 */
export function ForeignIbanHelp({ email }: { readonly email: string }): ReactElement {
  return (
    <Stack gap="sm">
      <Message tone="info">{words.foreign}</Message>
      <Actions>
        <ButtonLink variant="outline" href={phoneHref(operator.phone)}>
          {links.call(operator.phone)}
        </ButtonLink>
        <ButtonLink
          variant="outline"
          to={routes.contact}
          state={startingMessage({ subject: helpSubject, email, text: words.foreignMessage })}
        >
          {words.writeAboutForeign}
        </ButtonLink>
      </Actions>
    </Stack>
  );
}
