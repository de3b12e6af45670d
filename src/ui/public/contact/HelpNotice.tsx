import type { ReactElement } from 'react';
import { words } from './help.words.fr';
import type { HelpTopic } from '../../../domain/contact/helpRequest';
import { Message } from '../../design/feedback/Message';
import { Marked } from '../../design/text/Marked';
import { operator, phoneHref } from '../../operator';
import styles from './ContactPage.module.css';
import { isUrgent } from './urgentTopics';

/** What the message is about; for an urgent one, the telephone first. */
export function HelpNotice({ topic }: { readonly topic: HelpTopic }): ReactElement {
  return (
    <div className={styles.notice}>
      <Message tone={isUrgent[topic] ? 'error' : 'info'}>
        <h2>{words.titles[topic]}</h2>
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
    </div>
  );
}
