import { expect, it } from 'vitest';
import { contactNotices } from '../../../../src/ui/public/contact/contactNotices';

const quoted =
  "Une erreur est survenue durant l'envoi de votre message, veuillez re-commencer ultérieurement, notre équipe vient d'en être informée.";

it('P8.14 a message that the server does not take says so in the quoted words', () => {
  expect(
    contactNotices['contact/failed']({
      kind: 'contact/failed',
      reason: { kind: 'service/refused', message: null },
    }),
  ).toBe(quoted);
});

it.each([
  [{ kind: 'service/refused', message: 'Boîte pleine.' }, 'Boîte pleine.'],
  [{ kind: 'service/unreachable' }, 'Nos services ne répondent pas.'],
] as const)('P8.14 and a cause that is known follows them: %o', (reason, cause) => {
  const sentence = contactNotices['contact/failed']({ kind: 'contact/failed', reason });
  expect(sentence.startsWith(`${quoted} ${cause}`)).toBe(true);
});

it('P8.15 a message that was sent says to whom, and that an answer comes as soon as possible', () => {
  expect(contactNotices['contact/sent']({ kind: 'contact/sent' })).toBe(
    'Votre message a été envoyé à Tunnels du Port. Notre équipe vous répondra dès que possible.',
  );
});
