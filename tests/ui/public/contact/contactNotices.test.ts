// @vitest-environment node
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

const maybeSent = "Nous ne savons pas s'il nous est parvenu\u202f: un double ne gêne pas.";

it.each([
  [{ kind: 'service/refused', message: 'Boîte pleine.' }, 'Boîte pleine.'],
  [{ kind: 'service/unreachable' }, `Vérifiez votre connexion internet. ${maybeSent}`],
  [{ kind: 'service/too-slow' }, maybeSent],
  [{ kind: 'service/failed' }, maybeSent],
  [{ kind: 'service/failed', message: 'Panne du courrier.' }, `Panne du courrier. ${maybeSent}`],
  [{ kind: 'service/session-expired' }, 'Votre session a expiré. Reconnectez-vous pour continuer.'],
] as const)('P8.14 the quoted sentence is followed by what is known: %o', (reason, rest) => {
  expect(contactNotices['contact/failed']({ kind: 'contact/failed', reason })).toBe(
    `${quoted} ${rest}`,
  );
});
