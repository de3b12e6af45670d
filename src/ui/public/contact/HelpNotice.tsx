import type { ReactElement } from 'react';
import type { HelpTopic } from '../../../domain/contact/helpRequest';
import { Message } from '../../design/feedback/Message';
import { operator, phoneHref } from '../../operator';
import styles from './ContactPage.module.css';
import { helpTitles, isUrgent } from './helpWords';

/** What the message is about; for an urgent one, the telephone first. */
export function HelpNotice({ topic }: { readonly topic: HelpTopic }): ReactElement {
  return (
    <div className={styles.notice}>
      <Message tone={isUrgent[topic] ? 'error' : 'info'}>
        <h2>{helpTitles[topic]}</h2>
        {isUrgent[topic] && (
          <p>
            C'est urgent{'\u202f'}: appelez le{' '}
            <a href={phoneHref(operator.phone)}>{operator.phone}</a>, puis envoyez ce message pour
            en garder une trace.
          </p>
        )}
        <p>Nous avons rempli le message avec ce que nous savons. Vous pouvez tout modifier.</p>
      </Message>
    </div>
  );
}
