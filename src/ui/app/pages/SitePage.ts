import type { ComponentType, ReactNode } from 'react';
import type { AppThunk } from '../../../application/kernel/AppThunk';
import type { PageShape } from '../../member/area/MemberSkeleton';
import type { Area, RouteName, RouteOf } from '../../navigation/routes';

/** What is shown at the addresses of a route. */
export interface SitePage {
  /** Default of the heading and of the browser tab; a page may set its own. */
  readonly title: string;
  readonly Page: ComponentType;
  /** Of its skeleton, while the subscriber area waits for the subscriber. */
  readonly shape?: PageShape;
  /** Fetches further code that the first render needs. */
  readonly loadParts?: () => Promise<unknown>;
  /** Fetches what starts a reading of the page before its first render. */
  readonly loadReading?: () => Promise<() => AppThunk<Promise<unknown>>>;
  /** Renders the page for those who may see it and redirects the others; without it everyone may. */
  readonly Guard?: ComponentType<{ readonly children?: ReactNode }>;
}

/** The page of every route of an area. A route without a page or a title does not compile. */
export type PagesOf<A extends Area> = Readonly<Record<RouteOf<A>, SitePage>>;

/** What an area shows at an address that no route has. */
export interface UnknownPage {
  readonly unknown: SitePage;
}

/** The pages of any area. */
export type AreaPages = Readonly<Partial<Record<RouteName | 'unknown', SitePage>>>;
