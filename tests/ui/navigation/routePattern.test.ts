// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { routePattern } from '../../../src/ui/navigation/routePattern';
import { addressesOf, routeNames } from '../../../src/ui/navigation/routes';

describe('P3.26 the counted pattern of an address', () => {
  it.each([
    ['/', '/'],
    ['/faq', '/faq'],
    ['/FAQ/', '/faq'],
    ['/actualites/fermetures-de-nuit', '/actualites/:slug'],
    ['/finances/agenda', '/finances/agenda'],
    ['/finance/agenda', '/finance/agenda'],
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
    '%s, which redirects to another page, is not counted',
    (pathname) => {
      expect(routePattern(pathname)).toBeNull();
    },
  );

  const parameterised = routeNames.flatMap(addressesOf).filter((path) => path.includes('/:'));

  it.each(parameterised)('the values of the parameters of %s are not counted', (path) => {
    const filled = path.replace(/:\w+/g, 'secret-42');
    expect(routePattern(filled) ?? '').not.toContain('secret');
  });
});
