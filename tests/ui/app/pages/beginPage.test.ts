import { expect, test, vi } from 'vitest';
import { beginPage } from '../../../../src/ui/app/pages/beginPage';
import { lazyPart } from '../../../../src/ui/state/loading/lazyPart';

const nothing = (): null => null;
const code = (): ReturnType<typeof vi.fn<() => Promise<typeof nothing>>> =>
  vi.fn(() => Promise.resolve(nothing));

test('the code of the page at the address is fetched once, and that of no other page', () => {
  const [badges, details] = [code(), code()];
  const pages = {
    badges: { title: 'Mes badges', Page: lazyPart(badges) },
    badgeDetails: { title: 'Badge', Page: lazyPart(details) },
    dashboard: { title: 'Tableau de bord', Page: nothing },
  };
  beginPage(pages, '/member/badge/5001/details');
  beginPage(pages, '/member/badge/5001/details');
  beginPage(pages, '/member/dashboard');
  beginPage(pages, '/inconnue');
  expect(details).toHaveBeenCalledTimes(1);
  expect(badges).not.toHaveBeenCalled();
});
