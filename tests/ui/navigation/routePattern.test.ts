import { describe, expect, it } from 'vitest';
import { contentPages } from '../../../src/ui/app/contentPages';
import { mailedPages } from '../../../src/ui/app/mailedPages';
import { payingPages } from '../../../src/ui/app/payingPages';
import { purchasePages } from '../../../src/ui/app/purchasePages';
import { routePattern } from '../../../src/ui/navigation/routePattern';
import { routes } from '../../../src/ui/navigation/routes';

describe('P3.26 what is counted of an address', () => {
  it.each([
    ['/', '/'],
    ['/faq', '/faq'],
    ['/FAQ/', '/faq'],
    ['/actualites/fermetures-de-nuit', '/actualites/:slug'],
    ['/finances/agenda', '/finances/:page'],
    ['/achat/CDW0000042/signe', '/achat/:orderReference/:state'],
    ['/payment/order/success', '/payment/:type/:state'],
    ['/payment/mobile', '/payment/mobile'],
    ['/payment/mobile/fail', '/payment/:type/:state'],
    ['/espace/activation/abc.def', '/espace/activation/:token'],
    ['/activation/abc.def', '/activation/:token'],
    ['/member/contract/invoice/202611419/view', '/member/contract/invoice/:id/view'],
    ['/member/badge/5001/details', '/member/badge/:id/details'],
    ['/member/unknown/5001', '/member/*'],
    ['/espace/gratuite', '/espace/gratuite'],
    ['/circuler/tarifs', '/*'],
    ['/camille.durand@example.fr', '/*'],
    ['//evil.example', '/*'],
    ['/%E0%A4%A', '/*'],
  ])('%s: %s', (pathname, pattern) => {
    expect(routePattern(pathname)).toBe(pattern);
  });

  it.each(['/login', '/abonnements', '/member', '/remboursement/7', '/espace/deconnexion'])(
    '%s, which leads on to another page, is none',
    (pathname) => {
      expect(routePattern(pathname)).toBeNull();
    },
  );

  const tables = [routes, contentPages, mailedPages, payingPages, purchasePages];
  const parameterised = tables
    .flatMap((table) => [...Object.keys(table), ...Object.values<unknown>(table)])
    .filter((path): path is string => typeof path === 'string' && path.includes('/:'));

  it.each([...new Set(parameterised)])('no value of %s is told', (path) => {
    const filled = path.replace(/:\w+/g, 'secret-42');
    expect(routePattern(filled) ?? '').not.toContain('secret');
  });
});
