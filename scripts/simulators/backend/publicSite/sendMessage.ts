import { ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { isMailable } from '../../rules/emailAddress.ts';
import type { InLanguages } from '../../world/language.ts';
import type { Mail } from '../../world/mailbox.ts';
import { countMail, isMailLimitReached } from '../../world/mailLimit.ts';

const service = 'contact@example.fr';

/** What the sender of a message receives. */
const acknowledgements: InLanguages<
  (subject: string, content: string) => Pick<Mail, 'subject' | 'body'>
> = {
  fr: (subject, content) => ({
    subject: 'Nous avons bien reçu votre message',
    body: `Bonjour,\n\nVotre message «\u202f${subject}\u202f» nous est bien parvenu. Notre équipe vous répondra dans les plus brefs délais.\n\nVotre message\u202f:\n\n${content}`,
  }),
  en: (subject, content) => ({
    subject: 'We have received your message',
    body: `Hello,\n\nWe have received your message (${subject}). Our team will answer as soon as possible.\n\nYour message:\n\n${content}`,
  }),
};

/**
 * Stores a message and mails it to the service and, with a limit (anyone can type that address), to
 * the sender. Refuses a blank name or text (P5.16) and an invalid e-mail. The extra fields of the
 * subjects Reçu and CNP (P5.14, P5.15) come as free text, which is not checked.
 */
export const sendMessage: OpenHandler<'sendMessage'> = ({ body }, services) => {
  const { store, clock, mailbox, language } = services;
  const { name, email, subject, content } = body;
  if (name.trim() === '' || content.trim() === '' || !isMailable(email))
    return ok({ state: false });
  store.run(
    `INSERT INTO message (sentAt, name, email, subject, content)
     VALUES (:sentAt, :name, :email, :subject, :content)`,
    { sentAt: clock.now(), name, email, subject, content },
  );
  mailbox.send({
    language: 'fr',
    recipient: service,
    subject: `[${subject}] Message de ${name}`,
    body: `${name} <${email}> a écrit\u202f:\n\n${content}`,
  });
  if (isMailLimitReached(email, services)) return ok({ state: true });
  countMail(email, services);
  mailbox.send({
    language,
    recipient: email,
    ...acknowledgements[language](subject, content),
  });
  return ok({ state: true });
};
