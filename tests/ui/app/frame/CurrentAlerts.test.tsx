import { cleanup, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { useEffect, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { readTraffic } from '../../../../src/application/publicSite/readTraffic';
import { instant } from '../../../../src/domain/basis/instant';
import { CurrentAlerts } from '../../../../src/ui/app/frame/CurrentAlerts';
import { useAppDispatch } from '../../../../src/ui/state/appHooks';
import { aPost, aPublicSite } from '../../../support/publicSite/publicSite';
import { today } from '../../../support/store/fakePorts';
import { showPublic } from '../../public/showPublic';

afterEach(cleanup);

test('P3.25 alerts that could not be read are unavailable, not absent', async () => {
  showPublic(<CurrentAlerts />, {
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
  showPublic(<CurrentAlerts />, { gateway: { load: () => TE.right(site) } });
  const strip = await screen.findByRole('region', { name: 'Alertes' });
  expect(strip.textContent).toContain(said);
});

test.each([
  [0, 'Aucune alerte en cours.'],
  [1, 'Alertes indisponibles\u202f: fiez-vous aux panneaux'],
])('P7.2 the list beside a new post, with %d unreadable alerts: « %s »', async (count, said) => {
  const site = { alerts: [], unreadableAlerts: count, posts: [aPost()] };
  const { user } = showPublic(<CurrentAlerts />, { site });
  await user.click(await screen.findByRole('button', { name: /alertes/ }));
  const [first] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toBe(said);
});

test('M4.11, M9.9 without an alert the strip shows the latest post, with its link', async () => {
  const posts = [
    aPost({ slug: 'avant', title: 'Avant', datedAt: instant(today - 900) }),
    aPost({ slug: 'tarifs', title: 'Nouveaux tarifs' }),
  ];
  showPublic(<CurrentAlerts />, { site: { alerts: [], posts } });
  const latest = await screen.findByRole('link', { name: 'Nouveaux tarifs' });
  expect(latest).toHaveProperty('pathname', '/actualites/tarifs');
  expect(latest.closest('p')?.textContent).toBe('Nouveau\u202f: Nouveaux tarifs');
  expect(screen.queryByText('Aucune alerte en cours')).toBeNull();
});

test.each([
  ['/faq', 1],
  ['/payer-en-ligne', 0],
])('at %s new posts are announced %d times: never where a person types', async (entry, count) => {
  const site = { alerts: [], posts: [aPost()] };
  showPublic(<CurrentAlerts />, { site, entry });
  await screen.findByRole('region', { name: 'Alertes' });
  expect(screen.queryAllByRole('button', { name: /alertes/ })).toHaveLength(count);
});

function WithTraffic(): ReactElement {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(readTraffic()), [dispatch]);
  return <CurrentAlerts />;
}

test.each([
  [14, 'Trafic mis à jour à 10:46'],
  [15, ''],
])('P3.10 the time of a traffic of %d minutes: « %s »', async (minutes, said) => {
  const traffic = { directions: [], updatedAt: instant(today - minutes * 60) };
  showPublic(<WithTraffic />, { traffic });
  const strip = await screen.findByRole('region', { name: 'Alertes' });
  expect(/Trafic.*$/.exec(strip.textContent)?.[0] ?? '').toBe(said);
});
