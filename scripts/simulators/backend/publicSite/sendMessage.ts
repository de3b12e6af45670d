import { ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { isMailable } from '../../rules/emailAddress.ts';
import { countMail, isMailLimitReached } from '../../world/mailLimit.ts';

const service = 'contact@example.fr';

/**
 * Stores a message and mails it to the service and, with a limit (anyone can type that address), to
 * the sender. Refuses a blank name or text (P5.16) and an invalid e-mail. The extra fields of the
 * subjects Reçu and CNP (P5.14, P5.15) come as free text, which is not checked.
 */
export const sendMessage: OpenHandler<'sendMessage'> = ({ body }, services) => {
  const { store, clock, mailbox } = services;
  const { name, email, subject, content } = body;
  if (name.trim() === '' || content.trim() === '' || !isMailable(email))
    return ok({ state: false });
  store.run(
    `INSERT INTO message (sentAt, name, email, subject, content)
     VALUES (:sentAt, :name, :email, :subject, :content)`,
    { sentAt: clock.now(), name, email, subject, content },
  );
  mailbox.send({
    recipient: service,
    subject: `[${subject}] Message de ${name}`,
    body: `${name} <${email}> a écrit\u202f:\n\n${content}`,
  });
  if (isMailLimitReached(email, services)) return ok({ state: true });
  countMail(email, services);
  mailbox.send({
    recipient: email,
    subject: 'Nous avons bien reçu votre message',
    body: `Bonjour,\n\nVotre message «\u202f${subject}\u202f» nous est bien parvenu. Notre équipe vous répondra dans les plus brefs délais.\n\nVotre message\u202f:\n\n${content}`,
  });
  return ok({ state: true });
};
