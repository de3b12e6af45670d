import { Box } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { words } from './contact.words.fr';
import type { ContactMessage } from '../../../domain/contact/contactMessage';
import type { HelpTopic } from '../../../domain/contact/helpRequest';
import { Message } from '../../design/feedback/Message';
import { Marked } from '../../design/text/Marked';
import { operator, phoneHref } from '../../operator';
import styles from './ContactPage.module.css';
import { isUrgent } from './urgentTopics';

interface MessageSentProps extends ContactMessage {
  readonly topic: HelpTopic | undefined;
}

/** The message is sent: who answers, and where (P8.15). It takes the focus; the form below is empty. */
export function MessageSent({ subject, email, topic }: MessageSentProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Box maw="34rem" mt="lg" className={styles.sent}>
      <Message tone="success">
        <Box component="h2" ref={heading} fz="lg" tabIndex={-1}>
          {words.sent}
        </Box>
        <p>{words.sentTo(operator.name)}</p>
        <p>
          <Marked
            text={words.answerTo(words.subjects[subject], email)}
            mark={(address) => <strong>{address}</strong>}
          />
        </p>
        {topic !== undefined && isUrgent[topic] && (
          <p>
            <Marked
              text={words.callToo(operator.phone)}
              mark={(phone) => <a href={phoneHref(operator.phone)}>{phone}</a>}
            />
          </p>
        )}
        <p>{words.unwantedMail}</p>
      </Message>
    </Box>
  );
}
