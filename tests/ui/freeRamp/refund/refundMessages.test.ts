// @vitest-environment node
import { expect, it } from 'vitest';
import { lookUpFailure } from '../../../../src/ui/freeRamp/refund/refundMessages';

const QUOTED = "Une erreur s'est produite, veuillez recommencer.";

it("P8.4 an unknown ticket is reported with the server's sentence", () => {
  expect(lookUpFailure({ kind: 'service/not-found', message: 'Inconnu.' })).toBe('Inconnu.');
});

it('after too many attempts the message does not suggest an immediate retry', () => {
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
