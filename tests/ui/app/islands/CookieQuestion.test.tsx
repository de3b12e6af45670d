import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { restoreConsent } from '../../../../src/application/shell/consentSlice';
import { createAppStore } from '../../../../src/application/store';
import { CookieQuestion } from '../../../../src/ui/app/islands/CookieQuestion';
import { FooterControls } from '../../../../src/ui/app/islands/FooterControls';
import { ThirdPartyNotice } from '../../../../src/ui/public/home/ThirdPartyNotice';
// Imported here, so that the test does not wait for the lazy chunk.
import '../../../../src/ui/shell/CookieOverlay';
import { fakePorts } from '../../../support/store/fakePorts';

afterEach(cleanup);

const openers = ['Choisir mes cookies', 'Gérer les cookies'];

/** Shows the page to a visitor without a stored answer. */
async function show(): Promise<HTMLElement> {
  const store = createAppStore(fakePorts());
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ThirdPartyNotice>Cette vidéo vient d'un autre site.</ThirdPartyNotice>
        <FooterControls />
        <CookieQuestion />
      </MemoryRouter>
    </Provider>,
  );
  store.dispatch(restoreConsent());
  return screen.findByRole('dialog');
}

test.each(openers)(
  'P4.34 « %s » reopens the question, and gets the focus back after the answer',
  async (name) => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Tout refuser' }));
    const opener = screen.getByRole('button', { name });
    await userEvent.click(opener);
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    await userEvent.click(screen.getByRole('button', { name: 'Tout refuser' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  },
);

test.each(openers)('P4.34 « %s » focuses the question while it is open', async (name) => {
  const dialog = await show();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(document.activeElement).toBe(dialog);
});
