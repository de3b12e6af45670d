import { expect, it } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { messageFor } from '../../../src/ui/messages/messageFor';
import { serviceMessages } from '../../../src/ui/messages/serviceMessages';

const told = (error: ServiceError): string => messageFor(serviceMessages, error);

it.each([
  [null, 'dans quelques minutes'],
  [1, 'dans une minute'],
  [60, 'dans une minute'],
  [61, 'dans 2 minutes'],
  [300, 'dans 5 minutes'],
  [7_140, 'dans 119 minutes'],
  [7_201, 'dans 3 heures'],
])('too many attempts (Retry-After %s) are told with when to come back: %s', (seconds, when) => {
  expect(told({ kind: 'service/too-many-requests', retryAfterSeconds: seconds })).toBe(
    `Trop de tentatives. Vous pourrez réessayer ${when}\u202f; ce que vous avez saisi est gardé.`,
  );
});

it('a fault says that the site itself failed, what was kept and what to do', () => {
  expect(told({ kind: 'service/fault' })).toBe(
    "Le site lui-même a rencontré une erreur. Ce que vous avez saisi est gardé sur cette page\u202f: réessayez\u202f; si l'erreur revient, contactez-nous.",
  );
});

it("P8.9, P8.10 what is not known is told in the server's words, or in ours", () => {
  expect(told({ kind: 'service/not-found', message: 'Inconnu.' })).toBe('Inconnu.');
  expect(told({ kind: 'service/not-found', message: null })).toMatch(/^Nous ne trouvons rien/);
});
