// @vitest-environment node
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
])('too many attempts (Retry-After %s): the message says when to retry, %s', (seconds, when) => {
  expect(told({ kind: 'service/too-many-requests', retryAfterSeconds: seconds })).toBe(
    `Trop de tentatives. Vous pourrez réessayer ${when}\u202f; ce que vous avez saisi est gardé.`,
  );
});

it('a fault: the message says that the site failed, what is stored and what to do', () => {
  expect(told({ kind: 'service/fault' })).toBe(
    "Une erreur s'est produite dans cette page. Ce que vous avez saisi est gardé\u202f: réessayez. Si l'erreur revient, contactez-nous.",
  );
});

it("P8.9, P8.10 a missing object is reported with the server's sentence, or with ours", () => {
  expect(told({ kind: 'service/not-found', message: 'Inconnu.' })).toBe('Inconnu.');
  expect(told({ kind: 'service/not-found', message: null })).toMatch(/^Nous ne trouvons rien/);
});
