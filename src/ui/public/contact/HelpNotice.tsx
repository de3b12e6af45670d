import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './help.words.fr';
import type { HelpTopic } from '../../../domain/contact/helpRequest';
import { Message } from '../../design/feedback/Message';
import { Marked } from '../../design/text/Marked';
import { operator, phoneHref } from '../../operator';
import { isUrgent } from './urgentTopics';

/** What the message is about; for an urgent one, the telephone first. */
export function HelpNotice({ topic }: { readonly topic: HelpTopic }): ReactElement {
  return (
    <Box maw="42rem" mt="md">
      <Message tone={isUrgent[topic] ? 'error' : 'info'}>
        <Box component="h2" fz="lg">
          {words.titles[topic]}
        </Box>
        {isUrgent[topic] && (
          <p>
            <Marked
              text={words.urgent(operator.phone)}
              mark={(phone) => <a href={phoneHref(operator.phone)}>{phone}</a>}
            />
          </p>
        )}
        <p>{words.filledIn}</p>
      </Message>
    </Box>
  );
}
