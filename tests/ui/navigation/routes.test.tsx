import { cleanup, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { MovedAddress } from '../../../src/ui/app/MovedAddress';
import {
  addressesOf,
  routeNames,
  routes,
  siteRoutes,
  type RouteName,
} from '../../../src/ui/navigation/routes';

const parametersOf = (pattern: string): readonly string[] =>
  (pattern.match(/:\w+/g) ?? []).toSorted();

describe('the table of routes', () => {
  it('has each address once, old addresses included', () => {
    const addresses = routeNames
      .flatMap((name) => [...addressesOf(name), ...(siteRoutes[name].movedFrom ?? [])])
      .map((address) => address.toLowerCase());
    expect(addresses).toHaveLength(new Set(addresses).size);
  });

  const moved = routeNames.flatMap((name) =>
    (siteRoutes[name].movedFrom ?? []).map((old) => [old, name] as const),
  );
  it.each(moved)('%s, an old address of %s, has the parameters of the new one', (old, name) => {
    expect(parametersOf(old)).toEqual(parametersOf(siteRoutes[name].address));
  });

  it.each([
    ['/login', 'signIn'],
    ['/abonnements', 'subscriptions'],
  ] as const)('%s is an old address of %s', (old, name: RouteName) => {
    expect(siteRoutes[name].movedFrom).toContain(old);
  });
});

it('P2.33–P2.43 four pages of the free-ramp area are open without an account, the others are not', () => {
  const open = routeNames.filter(
    (name) => siteRoutes[name].area === 'freeRamp' && siteRoutes[name].guard !== 'freeRamp',
  );
  expect(open.toSorted()).toEqual(['freeRamp', 'freeRampRefund', 'receipts', 'refunds']);
  expect(siteRoutes.chooser.guard).toBe('session');
});

describe('an old address', () => {
  afterEach(cleanup);
  let here: Location;
  function Here(): null {
    here = useLocation();
    return null;
  }

  it('redirects with its parameters, its search, its hash and the navigation state', () => {
    const state = { wanted: { to: '/member/badge/list' } };
    render(
      <MemoryRouter
        initialEntries={[{ pathname: '/badge/50%2F01', search: '?page=2', hash: '#etat', state }]}
      >
        <Routes>
          <Route path="/badge/:id" element={<MovedAddress to={routes.badgeDetails} />} />
          <Route path="*" element={null} />
        </Routes>
        <Here />
      </MemoryRouter>,
    );
    expect(here).toMatchObject({
      pathname: '/member/badge/50%2F01/details',
      search: '?page=2',
      hash: '#etat',
      state,
    });
  });
});
