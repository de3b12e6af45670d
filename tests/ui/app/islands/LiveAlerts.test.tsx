import { cleanup, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, expect, test } from 'vitest';
import { LiveAlerts } from '../../../../src/ui/app/islands/LiveAlerts';
import { aPublicSite } from '../../../support/publicSite/publicSite';
import { showPublic } from '../../public/showPublic';

afterEach(cleanup);

test('P3.25 alerts that could not be read are unavailable, not absent', async () => {
  showPublic(<LiveAlerts />, {
    gateway: { load: () => TE.left({ kind: 'service/unreachable' }) },
  });
  expect(screen.queryByText(/alerte/i)).toBeNull();
  const strip = await screen.findByRole('region', { name: 'Alertes' });
  expect(strip.textContent).toMatch(/^Alertes indisponibles/);
  expect(screen.queryByText(/Aucune alerte/)).toBeNull();
});

test.each([
  [0, 'Aucune alerte en cours'],
  [1, 'Alertes indisponibles'],
])('P7.2 without a readable alert and with %d unreadable ones: « %s »', async (count, said) => {
  const site = aPublicSite({ alerts: [], unreadableAlerts: count });
  showPublic(<LiveAlerts />, { gateway: { load: () => TE.right(site) } });
  const strip = await screen.findByRole('region', { name: 'Alertes' });
  expect(strip.textContent).toContain(said);
});
