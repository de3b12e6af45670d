import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageGateway } from '../../../../src/application/ports/contact/MessageGateway';
import { createAppStore, type AppStore } from '../../../../src/application/store';
import { badgeFacts } from '../../../../src/ui/member/help/helpFacts';
import type { HelpRequest } from '../../../../src/domain/contact/helpRequest';
import { askingForHelp } from '../../../../src/ui/navigation/helpPlace';
import { ContactPage } from '../../../../src/ui/public/contact/ContactPage';
import { aToken } from '../../../support/account/aToken';
import { heldAnswer } from '../../../support/basis/heldAnswer';
import { fakePorts } from '../../../support/store/fakePorts';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';

const send = vi.fn<MessageGateway['send']>();
let user: UserEvent;
let store: AppStore;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  send.mockReset().mockReturnValue(TE.right(undefined));
  user = userEvent.setup();
});
afterEach(cleanup);

const owner = 'camille.durand@example.fr';
const lostBadge: HelpRequest = {
  topic: 'lostBadge',
  owner,
  name: 'Camille Durand',
  email: owner,
  facts: badgeFacts({ reference: '64010827', vehicle: 'CLIO', contract: '00500117' }),
};

function open(username: string | null, states: readonly unknown[]) {
  const access = fakePorts({ messages: { send } });
  if (username !== null) access.browser.tokens.write(aToken({ username }));
  const router = createMemoryRouter(
    [
      { path: '/nous-contacter', element: <ContactPage /> },
      { path: '/faq', element: <p>Foire aux questions</p> },
    ],
    { initialEntries: states.map((state) => ({ pathname: '/nous-contacter', state })) },
  );
  store = createAppStore(access);
  render(
    <MantineArea>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </MantineArea>,
  );
  return router;
}

const value = (name: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(name).value;

describe('a message that a page began', () => {
  it('has subject, name, e-mail, badge and contract, and says that it is urgent', async () => {
    open(owner, [askingForHelp(lostBadge)]);
    expect(value('Sujet')).toBe('Service clients');
    expect(value('Nom')).toBe('Camille Durand');
    expect(value('Adresse e-mail')).toBe(owner);
    expect(value('Message')).toContain('Badge\u202f: 64010827 (CLIO)');
    expect(value('Message')).toContain('Contrat\u202f: 00500117');
    expect(screen.getByRole('alert').textContent).toMatch(/C'est urgent.*01 99 00/);

    await user.type(screen.getByLabelText('Message'), ' Volé à Marseille.');
    await user.click(screen.getByRole('button', { name: /^Envoyer/ }));
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      subject: 'Service clients',
      passage: null,
      text: expect.stringMatching(/64010827[^]*Volé à Marseille\.$/) as string,
    });
    expect(await screen.findByText(/Pas encore appelé/)).toBeDefined();
    // The next message begins empty, with the e-mail of the account.
    await waitFor(() => expect(value('Message')).toBe(''));
    expect(value('Adresse e-mail')).toBe(owner);
  });

  it.each([[null], ['autre@example.fr']])('is not shown to %s', (username) => {
    open(username, [askingForHelp(lostBadge)]);
    expect(document.body.textContent).not.toContain('64010827');
    expect(value('Message')).toBe('');
    expect(value('Nom')).toBe('');
  });

  it('that is sent after its page was left leads nowhere; a toast says so (P8.15)', async () => {
    const { answer, give } = heldAnswer(E.right(undefined));
    send.mockReturnValue(answer);
    const router = open(owner, [askingForHelp(lostBadge)]);
    await user.click(screen.getByRole('button', { name: /^Envoyer/ }));
    await act(() => router.navigate('/faq'));
    give();
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([
        { tone: 'success', notice: { kind: 'contact/sent' } },
      ]),
    );
    expect(router.state.location.pathname).toBe('/faq');
  });

  it.each([
    ['could not be sent', { kind: 'service/refused', message: null }, /Il n'a pas été envoyé/],
  ] as const)('stays when it %s', async (_title, failure, sentence) => {
    send.mockReturnValue(TE.left(failure));
    open(owner, [askingForHelp(lostBadge)]);
    await user.click(screen.getByRole('button', { name: /^Envoyer/ }));
    expect(value('Message')).toContain('64010827');
    expect(screen.getByText(sentence)).toBeDefined();
  });
});

describe('a message that was typed before', () => {
  it('is kept beside the one that a page began, and both are offered', async () => {
    const router = open(owner, [null]);
    await user.type(screen.getByLabelText('Message'), 'Bonjour, une autre question.');
    await act(() => router.navigate('/faq'));
    await act(() => router.navigate('/nous-contacter', { state: askingForHelp(lostBadge) }));
    expect(value('Message')).toContain('64010827');
    await user.type(screen.getByLabelText('Message'), ' Volé hier.');

    await user.click(screen.getByRole('link', { name: 'Le reprendre' }));
    expect(value('Message')).toBe('Bonjour, une autre question.');
    await user.click(screen.getByRole('link', { name: /^Revenir à/ }));
    expect(value('Message')).toMatch(/64010827[^]*Volé hier\.$/);
  });
});
