import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words as frame } from './words.fr';
import { helpIcon, messageIcon } from '../../../../generated/icons';
import content from '../../design/page/Content.module.css';
import { TaskLink } from '../../design/controls/TaskLink';
import { Marked } from '../../design/text/Marked';
import { routes } from '../../navigation/routes';
import { operator, phoneHref } from '../../operator';

const words = frame.help;

/** Where to ask what the page does not answer; `isHelpPage` leaves out the link to the questions. */
export function HelpBox({ isHelpPage = false }: { readonly isHelpPage?: boolean }): ReactElement {
  return (
    <Box component="nav" aria-label={words.title} className={content.card} p="lg">
      <b>{words.question}</b>
      {!isHelpPage && (
        <TaskLink to={routes.help} icon={helpIcon} hint={words.faqHint}>
          {words.faq}
        </TaskLink>
      )}
      <TaskLink to={routes.contact} icon={messageIcon} hint={words.contactHint}>
        {words.contact}
      </TaskLink>
      <p className={content.meta}>
        <Marked
          text={words.byPhone(operator.phone)}
          mark={(phone) => (
            <Box component="a" href={phoneHref(operator.phone)} lh="var(--tp-control)">
              {phone}
            </Box>
          )}
        />
      </p>
    </Box>
  );
}
