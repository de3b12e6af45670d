import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { instant } from '../../../../src/domain/basis/instant';
import { cents } from '../../../../src/domain/basis/money';
import { leadingToNotice } from '../../../../src/ui/navigation/noticePlace';
import { ContactPage } from '../../../../src/ui/public/contact/ContactPage';
import { PayOnlinePage } from '../../../../src/ui/public/payOnline/PayOnlinePage';
import { aNoticeSearch, aPassageNotice } from '../../../support/publicSite/notices';
import { fakePorts, type GivenPorts } from '../../../support/store/fakePorts';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(notices: NonNullable<GivenPorts['notices']>): void {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('scrollTo', () => undefined);
  render(
    <MantineArea>
      <Provider store={createAppStore(fakePorts({ notices }))}>
        <MemoryRouter
          initialEntries={[{ pathname: '/payer-en-ligne', state: leadingToNotice(aNoticeSearch) }]}
        >
          <Routes>
            <Route path="/payer-en-ligne" element={<PayOnlinePage />} />
            <Route path="/nous-contacter" element={<ContactPage />} />
          </Routes>
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
}

const paid = { receivedAmount: cents(1320), paidAt: instant(1_794_500_000) };

it.each([
  ['paid', paid, 'Cet avis est réglé\u202f: nous avons reçu 13,20'],
  ['closed', { isOpen: false }, "Vous n'avez pas le droit de régler cette constatation"],
])('P4.7, P4.9 a notice that is %s says so, and cannot be paid', async (_state, part, sentence) => {
  show({ find: () => TE.right(aPassageNotice(part)) });
  await waitFor(() => expect(document.body.textContent).toContain(sentence));
  expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it("P8.10 a search without a result says so in the server's words, and keeps what was typed", async () => {
  const message = 'Aucune constatation ne correspond.';
  show({ find: () => TE.left({ kind: 'service/refused', message }) });
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(values).toEqual([aNoticeSearch.number, aNoticeSearch.plate, aNoticeSearch.email]);
});

/** The values of the contact form, once it is open. */
async function contactForm(): Promise<Readonly<Record<string, string>>> {
  await screen.findByLabelText('Message');
  const labels = ['Sujet', 'Trajet', "Plaque d'immatriculation", 'Adresse e-mail', 'Message'];
  return Object.fromEntries(
    labels.map((label) => [label, screen.getByLabelText<HTMLInputElement>(label).value]),
  );
}

it('D6 « Contester cet avis » opens the contact form with subject, number, plate, date and route', async () => {
  show({ find: () => TE.right(aPassageNotice({ trip: 2, plate: 'AB-123-CD' })) });
  await userEvent.click(await screen.findByRole('link', { name: 'Contester cet avis' }));
  expect(await contactForm()).toMatchObject({
    ...{ Sujet: 'CNP', Trajet: 'a50-oldPort', "Plaque d'immatriculation": 'AB-123-CD' },
    'Adresse e-mail': aNoticeSearch.email,
    Message: expect.stringMatching(
      /^Je conteste l'avis n° 26104887 .*passage du 09\/11\/2026/,
    ) as string,
  });
});

it('D5 « Numéro perdu ? » opens it with the plate that is typed', async () => {
  show({ find: () => TE.left({ kind: 'service/not-found', message: null }) });
  await userEvent.click(await screen.findByRole('link', { name: /^Numéro perdu/ }));
  expect(await contactForm()).toMatchObject({
    ...{ Sujet: 'CNP', "Plaque d'immatriculation": aNoticeSearch.plate },
    Message: expect.stringContaining("je n'en connais pas le numéro") as string,
  });
});

it('D7 beside the payment it says what is never asked, and how to know this site', async () => {
  show({ find: () => TE.right(aPassageNotice()) });
  expect(await screen.findByText(/ne vous demandons jamais votre mot de passe/)).toBeTruthy();
  expect(
    screen.getByText(/celle de notre site commence par https:\/\/www\.example\.fr\//),
  ).toBeTruthy();
});
