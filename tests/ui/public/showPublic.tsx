import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation, type InitialEntry } from 'react-router-dom';
import { createAppStore } from '../../../src/application/store';
import type { PublicSiteGateway } from '../../../src/application/ports/publicSite/PublicSiteGateway';
import type { Post } from '../../../src/domain/publicSite/post';
import type { PublicSite } from '../../../src/domain/publicSite/publicSite';
import type { Traffic } from '../../../src/domain/publicSite/traffic';
import { MantineArea } from '../../../src/ui/design/theme/MantineArea';
import { fakePorts } from '../../support/store/fakePorts';
import { aPublicSite } from '../../support/publicSite/publicSite';

interface Wishes {
  readonly site?: Partial<PublicSite>;
  readonly posts?: readonly Post[];
  /** Overrides the gateway of the published content. */
  readonly gateway?: Partial<PublicSiteGateway>;
  readonly traffic?: Traffic;
  readonly entry?: InitialEntry;
  readonly path?: string;
}

interface Shown {
  readonly user: UserEvent;
  /** Path, search and hash of the address. */
  readonly place: () => string;
}

/** Renders a public page at an address, with published content. */
export function showPublic(
  page: ReactElement,
  { site = {}, posts = [], gateway = {}, traffic, entry = '/', path = '*' }: Wishes = {},
): Shown {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  Element.prototype.scrollIntoView = (): void => undefined;
  let here = '';
  function Here(): null {
    const { pathname, search, hash } = useLocation();
    here = pathname + search + hash;
    return null;
  }
  const store = createAppStore(
    fakePorts({
      publicSite: {
        load: () => TE.right(aPublicSite(site)),
        listPosts: () => TE.right(posts),
        ...gateway,
      },
      ...(traffic && { traffic: { read: () => TE.right(traffic) } }),
    }),
  );
  render(
    <MantineArea>
      <Provider store={store}>
        <MemoryRouter initialEntries={[entry]}>
          <Routes>
            <Route path={path} element={page} />
            {path !== '*' && <Route path="*" element={null} />}
          </Routes>
          <Here />
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  return { user: userEvent.setup(), place: () => here };
}

/** The heading of the page, once it is loaded. */
export async function titleOfPage(): Promise<string | null> {
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: (name) => name !== 'Chargement en cours…',
  });
  return heading.textContent;
}
