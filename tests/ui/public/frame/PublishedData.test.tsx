import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { RemoteData } from '../../../../src/application/kernel/RemoteData';
import type { ServiceError } from '../../../../src/application/kernel/ServiceError';
import { PublishedData } from '../../../../src/ui/public/frame/PublishedData';
import { PaintedContentContext } from '../../../../src/ui/state/painted/PaintedContent';
import { aPublicSite } from '../../../support/publicSite/publicSite';
import { today } from '../../../support/store/fakePorts';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

const painted = { path: '/', askedAt: today, site: aPublicSite(), posts: [] };

const page = (remote: RemoteData<ServiceError, string>): ReactElement => (
  <PaintedContentContext value={painted}>
    <MemoryRouter>
      <main>
        <h1>Actualités</h1>
        <PublishedData
          level={2}
          remote={remote}
          painted={() => 'old'}
          skeleton={null}
          onRetry={() => undefined}
        >
          {(data) => <p>{data}</p>}
        </PublishedData>
      </main>
    </MemoryRouter>
  </PaintedContentContext>
);

it('after a retry that succeeds the heading above the content has the focus', async () => {
  const { rerender } = renderInMantine(
    page({ status: 'failed', error: { kind: 'service/failed' } }),
  );
  expect(screen.getByText('old')).toBeDefined();
  screen.getByRole('button', { name: 'Réessayer' }).focus();
  rerender(page({ status: 'ready', data: 'new' }));
  expect(screen.getByText('new')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});
