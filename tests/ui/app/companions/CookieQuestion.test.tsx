import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerConsent, restoreConsent } from '../../../../src/application/shell/consentSlice';
import { createAppStore } from '../../../../src/application/store';
import { everyCookieRefused } from '../../../../src/domain/publicSite/cookieConsent';
import { CookieQuestion } from '../../../../src/ui/app/companions/CookieQuestion';
import { FooterControls } from '../../../../src/ui/app/frame/FooterControls';
import { ThirdPartyNotice } from '../../../../src/ui/public/home/ThirdPartyNotice';
// Imported here, so that the test does not wait for the lazy chunk.
import { CookieOverlay } from '../../../../src/ui/shell/CookieOverlay';
import { fakePorts } from '../../../support/store/fakePorts';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

const openers = ['Choisir mes cookies', 'Gérer les cookies'];

/** Shows the page to a visitor without a stored answer. */
async function show(): Promise<HTMLElement> {
  const store = createAppStore(fakePorts());
  renderInMantine(
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

describe('the question that the build has painted', () => {
  afterEach(() => document.body.replaceChildren());

  /** The HTML file of a visitor without a stored answer, with « Tout refuser » pressed before the scripts. */
  function paint(): void {
    const ignore = (): void => undefined;
    const markup = renderToStaticMarkup(
      <CookieOverlay measuresAudience onRefuse={ignore} onAccept={ignore} />,
    );
    document.body.innerHTML = `<div id="cookie-question" data-prerendered>${markup}</div><div id="root"></div>`;
    const refuse = screen.getByRole('button', { name: 'Tout refuser' });
    refuse.dataset['held'] = '';
    refuse.focus();
  }

  function start(store: ReturnType<typeof createAppStore>): void {
    renderInMantine(
      <Provider store={store}>
        <MemoryRouter>
          <CookieQuestion />
        </MemoryRouter>
      </Provider>,
      { container: document.getElementById('root') ?? document.body },
    );
  }

  test('P4.34 carries out once what was pressed, and leaves nothing', async () => {
    paint();
    const ports = fakePorts();
    const store = createAppStore(ports);
    const kept = vi.spyOn(ports.browser.consents, 'write');
    start(store);
    act(() => {
      store.dispatch(restoreConsent());
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept.mock.calls).toEqual([[expect.objectContaining(everyCookieRefused)]]);
    expect(document.getElementById('cookie-question')?.childElementCount).toBe(0);
  });

  test('P3.26 a press on other purposes than those of the place is no answer: it is asked again', async () => {
    paint();
    const ports = fakePorts({ audience: { isOn: () => Promise.resolve(false) } });
    const store = createAppStore(ports);
    start(store);
    act(() => {
      store.dispatch(restoreConsent());
    });
    const painted = screen.getByRole('button', { name: 'Tout refuser' });
    await waitFor(() => expect(painted.isConnected).toBe(false));
    expect(screen.getByRole('dialog').textContent).not.toContain('audience');
    expect(ports.browser.consents.read()).toBeNull();
  });

  test('is replaced by one that works, which has the focus', async () => {
    paint();
    const painted = screen.getByRole('button', { name: 'Tout refuser' });
    delete painted.dataset['held'];
    const store = createAppStore(fakePorts());
    start(store);
    expect(screen.getByRole('dialog')).toBeDefined();
    act(() => {
      store.dispatch(restoreConsent());
    });
    await waitFor(() => expect(painted.isConnected).toBe(false));
    const refuse = screen.getByRole('button', { name: 'Tout refuser' });
    expect(document.activeElement).toBe(refuse);
    await userEvent.click(refuse);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('disappears when an answer is stored', () => {
    paint();
    const store = createAppStore(fakePorts());
    store.dispatch(answerConsent(everyCookieRefused));
    start(store);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
