import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showReturn } from '../../support/payment/showReturn';

afterEach(cleanup);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const pathOf = (name: string): string =>
  screen.getByRole<HTMLAnchorElement>('link', { name }).pathname;

it.each([
  ['badge/success', 'Paiement introuvable'],
  ['badge/success?reference=PLI0048213B', 'Paiement introuvable'],
  ['invoice/success?reference=CDW0000042', 'Paiement introuvable'],
  ['cnp/success?reference=26104887', 'Page introuvable'],
  ['badge/pending?reference=CDW0000042', 'Page introuvable'],
])('M4.6, M2.17 %s: « %s », and the server is not asked', async (address, heading) => {
  const validate = vi.fn();
  showReturn(`/member/checkout/${address}`, { payments: { validate } });
  expect(await title(heading)).toBeTruthy();
  expect(validate).not.toHaveBeenCalled();
});

it.each([
  ['badge/fail', 'Commander un badge', '/member/badge/order'],
  ['badge/fail?reference=CDW0000042', 'Reprendre le paiement', '/member/badge/order'],
  ['invoice/fail?reference=PLI0048213B', 'Reprendre le paiement', '/member/dashboard'],
])('M2.28, M8.5 %s offers to try again and to contact the teams', async (address, again, path) => {
  showReturn(`/member/checkout/${address}`, {});
  expect(await title('Paiement refusé')).toBeTruthy();
  expect(screen.getByText("Votre paiement n'a pas été validé.")).toBeTruthy();
  expect(pathOf(again)).toBe(path);
  expect(pathOf('Retour au tableau de bord')).toBe('/member/dashboard');
  expect(screen.getByRole('link', { name: /^Appeler le/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Écrire à/ })).toBeTruthy();
});
