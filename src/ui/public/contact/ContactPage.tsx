import { Box } from '@mantine/core';
import * as E from 'fp-ts/Either';
import { useState, type ReactElement } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { words } from './contact.words.fr';
import { words as helpWords } from './help.words.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { selectDraft } from '../../../application/drafts/draftsSlice';
import { currentTime } from '../../../application/kernel/currentTime';
import { currentUsername } from '../../../application/kernel/currentUsername';
import { calendarDayOf, type CalendarDay } from '../../../domain/basis/calendarDay';
import { parseEmail } from '../../../domain/basis/email';
import type { ContactInput, ContactMessage } from '../../../domain/contact/contactMessage';
import { helpSubject, type HelpRequest, type HelpTopic } from '../../../domain/contact/helpRequest';
import { Message } from '../../design/feedback/Message';
import { PageHeading } from '../../design/page/PageHeading';
import { Marked } from '../../design/text/Marked';
import { FormWithGuide } from '../../forms/form/FormWithGuide';
import { readStartedMessage, type StartedMessage } from '../../navigation/startedMessage';
import { askingForHelp, readHelpPlace } from '../../navigation/helpPlace';
import { operator, operatorAddress, phoneHref } from '../../operator';
import { ContactLinks } from '../../shell/ContactLinks';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { MessageSent } from './MessageSent';
import { isUrgent } from './urgentTopics';
import { useSendMessage } from './useSendMessage';

/** Name of the draft of a message that no page began. */
const PLAIN_DRAFT = 'contact';

interface SentMessage extends ContactMessage {
  readonly topic: HelpTopic | undefined;
}

/**
 * A message to the operator (P2.8, P6.1), and other contact details. A page of the subscriber area may open
 * it with a request: then the message begins with what the site knows about it. It is a page of that area
 * too.
 */
export function ContactPage(): ReactElement {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [username] = useState(() => dispatch(currentUsername()));
  const [today] = useState(() => calendarDayOf(dispatch(currentTime())));
  const location = useLocation();
  const { help, isSetAside } = readHelpPlace(location, username);
  const shown = isSetAside ? null : help;
  const [sent, setSent] = useState<SentMessage>();
  const started = readStartedMessage(location);
  const draft = shown ? draftOf(shown) : started ? draftOfStarted(started) : PLAIN_DRAFT;
  const { state, failure, send } = useSendMessage(draft);
  const submit = (message: ContactMessage): Promise<boolean> => {
    setSent(undefined);
    return send(message, () => {
      setSent({ ...message, topic: shown?.topic });
      // The form that follows is empty: a reload must not offer the same message again.
      if (shown || started) void navigate(location.pathname, { replace: true, state: null });
    });
  };

  return (
    <Box className="tp-wide" pt="xl" pb="var(--tp-space-12)">
      <PageHeading description={words.description}>{titles.contact}</PageHeading>
      {shown ? (
        <HelpNotice topic={shown.topic} />
      ) : (
        <Box component="p" maw="42rem" mt="sm" c="dimmed">
          <Marked
            text={words.lead(operator.phone)}
            mark={(phone) => (
              <a href={phoneHref(operator.phone)} className={styles.phone}>
                {phone}
              </a>
            )}
          />
        </Box>
      )}
      {sent && <MessageSent {...sent} />}
      <OtherMessage help={help} isSetAside={isSetAside} />
      <FormWithGuide
        form={
          <ContactForm
            key={draft}
            draft={draft}
            initial={
              shown
                ? prefilled(shown, helpText(shown, today))
                : { ...started, email: started?.email || emailOf(username) }
            }
            state={state}
            failure={failure}
            onSubmit={submit}
          />
        }
        title={words.whatNext}
      >
        <ol>
          {(shown ? helpWords.stepsOf[shown.topic] : helpWords.steps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>{words.otherWays}</h2>
        <ContactLinks />
        <p>{words.byPost(operatorAddress.join(', '))}</p>
      </FormWithGuide>
    </Box>
  );
}

/** Each request has a draft of its own: no other message replaces it. */
function draftOf({ topic, facts }: HelpRequest): string {
  return `${PLAIN_DRAFT}/${topic}/${facts.join('/')}`;
}

/** Each notice has a draft of its own too. */
function draftOfStarted({ plate = '', text = '' }: StartedMessage): string {
  return `${PLAIN_DRAFT}/${plate}/${text}`;
}

function prefilled({ name, email }: HelpRequest, text: string): Partial<ContactInput> {
  return { subject: helpSubject, name, email, text };
}

/** E-mail of the account; empty for a visitor. */
function emailOf(username: string | null): string {
  const email = parseEmail(username ?? '');
  return E.isRight(email) ? email.right : '';
}

/** The message that the person may change before it is sent. */
export function helpText({ topic, facts }: HelpRequest, today: CalendarDay): string {
  return [
    helpWords.greeting,
    helpWords.begins[topic],
    facts.join('\n'),
    helpWords.ends[topic](today),
  ].join('\n\n');
}

/** What the message is about; for an urgent one, the telephone first. */
function HelpNotice({ topic }: { readonly topic: HelpTopic }): ReactElement {
  return (
    <Box maw="42rem" mt="md">
      <Message tone={isUrgent[topic] ? 'error' : 'info'}>
        <Box component="h2" fz="lg">
          {helpWords.titles[topic]}
        </Box>
        {isUrgent[topic] && (
          <p>
            <Marked
              text={helpWords.urgent(operator.phone)}
              mark={(phone) => <a href={phoneHref(operator.phone)}>{phone}</a>}
            />
          </p>
        )}
        <p>{helpWords.filledIn}</p>
      </Message>
    </Box>
  );
}

interface OtherMessageProps {
  readonly help: HelpRequest | null;
  /** The form shows the message that was typed before. */
  readonly isSetAside: boolean;
}

/** A message was typed before this one was begun by a page: both are kept, and this leads to the other. */
function OtherMessage({ help, isSetAside }: OtherMessageProps): ReactElement | null {
  const { pathname } = useLocation();
  const hasPlain = useAppSelector((state) => selectDraft(state, PLAIN_DRAFT)) !== undefined;
  if (help === null || !(isSetAside || hasPlain)) return null;
  return (
    <Box maw="42rem" mt="md">
      <Message tone="info">
        <Marked
          text={isSetAside ? helpWords.setAside(helpWords.titles[help.topic]) : helpWords.otherKept}
          mark={(link) => (
            <Link to={pathname} replace state={askingForHelp(help, !isSetAside)}>
              {link}
            </Link>
          )}
        />
      </Message>
    </Box>
  );
}
