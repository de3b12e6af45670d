import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { words as freeRampTitles } from '../freeRamp/titles.words.fr';
import { language } from '../words/language.fr';
import { words as titles } from '../shell/publicTitles.words.fr';
import { selectSession } from '../../application/account/sessionSlice';
import type { AppThunk } from '../../application/kernel/AppThunk';
import type { AppState, AppStore } from '../../application/store';
import { hasScope } from '../../domain/account/accessToken';
import { isFirstLanguage } from '../navigation/languages';
import {
  addressesOf,
  areaScopes,
  cmsAddressPage,
  memberPath,
  routeNames,
  routes,
  siteRoutes,
  type Area,
  type SiteRoute,
} from '../navigation/routes';
import { RouteError } from '../shell/RouteError';
import { guards, SubscriberGuard } from './guards';
import { MovedAddress } from './MovedAddress';
import { PublicFrame } from './frame/PublicFrame';
import { Root, type RouteHandle } from './Root';

/** What starts a reading; `search`: the query of the address. */
type Begin = (search: string) => AppThunk<unknown, AppState>;

/** What a loader has begun does not depend on the navigations within its route. */
const shouldRevalidate = (): boolean => false;

/**
 * The table of routes for React Router (M2, P2). The code of a page and of its area is fetched when a visitor
 * opens it. `untilStayed`: a loss is an error after this has resolved, since a page that is being left
 * loses what is on its way.
 */
export function createRoutes(
  store: AppStore,
  untilStayed = (): Promise<void> => Promise.resolve(),
): RouteObject[] {
  const arrived = async (
    load: () => Promise<ComponentType<object>>,
  ): Promise<ComponentType<object>> => {
    try {
      return await load();
    } catch (problem) {
      await untilStayed();
      throw problem;
    }
  };

  const mayEnter = (area: Area): boolean => {
    const scope = areaScopes[area];
    const state = selectSession(store.getState());
    return scope === undefined || (state.status === 'signedIn' && hasScope(state.session, scope));
  };

  /**
   * On the first page of a visit, starts a reading for those who may enter, and waits for nothing: the page
   * shows a skeleton. The code of a later page is there when its effects read.
   */
  const loaderOf =
    (area: Area, begin: Begin): LoaderFunction =>
    ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const isFirst = pathname === window.location.pathname;
      if (isFirst && mayEnter(area)) void store.dispatch(begin(search));
      return null;
    };

  /** Nothing is read while the build renders a page, or before the French document. */
  const loading = (
    area: Area,
    reading: () => Promise<Begin>,
  ): { readonly loader?: () => Promise<LoaderFunction> } =>
    import.meta.env.SSR || (area === 'member' && !isFirstLanguage(language))
      ? {}
      : { loader: async () => loaderOf(area, await reading()) };

  const screen = (
    area: Area,
    path: string,
    { title, shape, page, reading }: Omit<SiteRoute, 'address' | 'area'>,
  ): RouteObject => ({
    path,
    handle: { title, shape } satisfies RouteHandle,
    ...withLoader({ Component: () => arrived(page), ...(reading && loading(area, reading)) }),
    shouldRevalidate,
  });

  /** The pages of an area, each guard around its own; those of the path `others` show `unknown`. */
  const screens = (
    area: Area,
    others: string,
    unknown: Pick<SiteRoute, 'title' | 'page'>,
  ): RouteObject => {
    const guarded = (guard: SiteRoute['guard']): RouteObject[] =>
      routeNames
        .filter((name) => siteRoutes[name].area === area && siteRoutes[name].guard === guard)
        .flatMap((name) => addressesOf(name).map((path) => screen(area, path, siteRoutes[name])));
    return {
      ErrorBoundary: RouteError,
      children: [
        ...guarded(undefined),
        ...Object.entries(guards).map(([guard, Component]) => ({
          Component,
          children: guarded(guard as keyof typeof guards),
        })),
        screen(area, others, unknown),
      ],
    };
  };

  const areas: RouteObject[] = [
    {
      Component: PublicFrame,
      children: [screens('public', '*', { title: titles.unknown, page: cmsAddressPage })],
    },
    {
      ...withLoader({
        Component: () => arrived(async () => (await import('./FreeRampEntry')).FreeRampEntry),
        ...loading('freeRamp', async () => (await import('./FreeRampEntry')).beginAccount),
      }),
      shouldRevalidate,
      children: [
        screens('freeRamp', `${routes.freeRamp}/*`, {
          title: freeRampTitles.unknown,
          page: notFoundPage,
        }),
      ],
    },
    {
      Component: SubscriberGuard,
      children: [
        {
          ...withLoader({
            Component: () => arrived(async () => (await import('#member-area')).MemberEntry),
            ...loading('member', async () => (await import('#member-area')).beginMember),
          }),
          shouldRevalidate,
          children: [
            screens('member', `${memberPath}/*`, { title: titles.unknown, page: notFoundPage }),
          ],
        },
      ],
    },
  ];

  return [
    {
      Component: Root,
      // What the HTML file contains stays until the page is there (src/main.tsx).
      HydrateFallback: () => null,
      children: [{ ErrorBoundary: RouteError, children: [...movedRoutes, ...areas] }],
    },
  ];
}

interface LazyParts {
  readonly Component: () => Promise<ComponentType<object>>;
  readonly loader?: () => Promise<LoaderFunction>;
}

/** The router would not notice the loss of a lazy component without a loader. */
function withLoader(lazy: LazyParts): Pick<RouteObject, 'lazy' | 'loader'> {
  return lazy.loader ? { lazy } : { lazy, loader: () => null };
}

const notFoundPage: SiteRoute['page'] = async () =>
  (await import('./UnknownAddress')).UnknownAddress;

const movedRoutes: readonly RouteObject[] = Object.values(siteRoutes).flatMap(
  ({ address, movedFrom = [] }) =>
    movedFrom.map((path) => ({ path, element: <MovedAddress to={address} /> })),
);
