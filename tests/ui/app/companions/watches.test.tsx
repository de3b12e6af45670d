import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { answerConsent, restoreConsent } from '../../../../src/application/shell/consentSlice';
import { createAppStore } from '../../../../src/application/store';
import { everyCookieRefused } from '../../../../src/domain/publicSite/cookieConsent';
import { useAudience } from '../../../../src/ui/app/companions/watches';
import { fakePorts } from '../../../support/store/fakePorts';

afterEach(cleanup);

function Probe(): null {
  useAudience();
  return null;
}

test('P3.26 after consent each page is counted once; a refusal stops the counting', async () => {
  const counted: string[] = [];
  const count = (pattern: string): void => void counted.push(pattern);
  const store = createAppStore(
    fakePorts({ audience: { isOn: () => Promise.resolve(true), count } }),
  );
  const answer = (audience: boolean): void =>
    act(() => {
      store.dispatch(answerConsent({ ...everyCookieRefused, audience }));
    });
  store.dispatch(restoreConsent());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/']}>
        <Link to="/faq">Aide</Link>
        <Link to="/faq?onglet=abonnements#prix">Prix</Link>
        <Link to="/actualites/travaux">Travaux</Link>
        <Link to="/login">Connexion</Link>
        <Probe />
      </MemoryRouter>
    </Provider>,
  );
  const press = (name: string): Promise<void> =>
    userEvent.click(screen.getByRole('link', { name }));
  await press('Aide');
  expect(counted).toEqual([]);
  answer(true);
  expect(counted).toEqual(['/faq']);
  await press('Prix');
  await press('Travaux');
  await press('Connexion');
  expect(counted).toEqual(['/faq', '/actualites/:slug']);
  await press('Aide');
  answer(false);
  await press('Travaux');
  expect(counted).toEqual(['/faq', '/actualites/:slug', '/faq']);
});
