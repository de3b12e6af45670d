import { expect, it } from 'vitest';
import { lookUpFailure } from '../../../src/ui/freeRamp/refund/refundMessages';

const QUOTED = "Une erreur s'est produite, veuillez recommencer.";

it("P8.4 a ticket that is not known is told in the server's words", () => {
  expect(lookUpFailure({ kind: 'service/not-found', message: 'Inconnu.' })).toBe('Inconnu.');
});

it('after too many attempts a lookup does not ask to begin again at once', () => {
  const told = lookUpFailure({ kind: 'service/too-many-requests', retryAfterSeconds: 600 });
  expect(told).toMatch(/^Trop de tentatives\. Vous pourrez réessayer dans 10 minutes/);
});

it.each([
  { kind: 'service/not-found', message: null } as const,
  { kind: 'service/unreachable' } as const,
  { kind: 'service/fault' } as const,
])('P8.4 the quoted sentence comes first, with its cause: $kind', (failure) => {
  expect(lookUpFailure(failure).startsWith(`${QUOTED} `)).toBe(true);
});
