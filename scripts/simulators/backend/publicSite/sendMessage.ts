import { ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { isMailable } from '../../rules/emailAddress.ts';
import { countMail, gotManyMails } from '../../world/askedMails.ts';

const service = 'contact@example.fr';

/**
 * Keeps a message and writes to the service and to the sender, who is not written to again and again (anyone can type that
 * address). A blank name or text is refused (P5.16), and an address that takes no mail; what the subjects
 * Reçu and CNP ask for (P5.14, P5.15) stands in free text, which a person of the service reads.
 */
export const sendMessage: OpenHandler<'sendMessage'> = ({ body }, world) => {
  const { store, clock, mailbox } = world;
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
  if (gotManyMails(email, world)) return ok({ state: true });
  countMail(email, world);
  mailbox.send({
    recipient: email,
    subject: 'Nous avons bien reçu votre message',
    body: `Bonjour,\n\nVotre message «\u202f${subject}\u202f» nous est bien parvenu. Notre équipe vous répondra dans les plus brefs délais.\n\nVotre message\u202f:\n\n${content}`,
  });
  return ok({ state: true });
};
