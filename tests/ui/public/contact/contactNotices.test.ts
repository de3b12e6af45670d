import { expect, it } from 'vitest';
import { contactNotices } from '../../../../src/ui/public/contact/contactNotices';

const quoted =
  "Une erreur est survenue durant l'envoi de votre message, veuillez re-commencer ultérieurement, notre équipe vient d'en être informée.";

it('P8.15 a message that was sent after its page was left is reported', () => {
  expect(contactNotices['contact/sent']({ kind: 'contact/sent' })).toMatch(
    /^Votre message a été envoyé/,
  );
});

it('P8.14 a refused message is reported with the quoted sentence', () => {
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
] as const)('P8.14 a known cause follows the quoted sentence: %o', (reason, cause) => {
  const sentence = contactNotices['contact/failed']({ kind: 'contact/failed', reason });
  expect(sentence.startsWith(`${quoted} ${cause}`)).toBe(true);
});
