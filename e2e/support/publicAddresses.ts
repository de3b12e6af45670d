import { routeNames, siteRoutes } from '../../src/ui/navigation/routes.ts';

/** They redirect, or need what the address or a sign-in names. */
const unpainted = [
  '/espace/deconnexion',
  '/espace',
  '/nos-abonnements/tunnel-pass',
  '/nos-abonnements/tunnel-pass-plus',
  '/payment/mobile',
  '/synchronisation',
];

/** Open without an account (P2.43). */
const openInFreeRamp = ['freeRamp', 'freeRampRefund', 'refunds', 'receipts'];

/** The addresses whose pages the build paints. */
export const paintedAddresses: readonly string[] = routeNames
  .filter((name) => {
    const { area, address } = siteRoutes[name];
    const isPublic = area === 'shell' || area === 'public' || openInFreeRamp.includes(name);
    return isPublic && !address.includes(':');
  })
  .map((name) => siteRoutes[name].address)
  .filter((address) => !unpainted.includes(address));
