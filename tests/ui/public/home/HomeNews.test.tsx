import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HomeNews } from '../../../../src/ui/public/home/HomeLists';
import { showPublic } from '../showPublic';

afterEach(cleanup);

it('P2.1, P7.2 news that cannot be read are an error with a retry, not « none yet »', async () => {
  showPublic(<HomeNews />, { site: { posts: null } });
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
  expect(screen.queryByText(/prochaines actualités/)).toBeNull();
  cleanup();
  showPublic(<HomeNews />, { site: { posts: [] } });
  expect(await screen.findByText(/prochaines actualités/)).toBeDefined();
});
