import { cleanup, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Route, Routes, type InitialEntry } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../../src/domain/basis/money';
import { routes } from '../../../../src/ui/navigation/routes';
import { RefundOfTicketPage } from '../../../../src/ui/freeRamp/refund/RefundOfTicketPage';
import { RefundWizardPage } from '../../../../src/ui/freeRamp/refund/RefundWizardPage';
import { successState } from '../../../../src/ui/freeRamp/refund/wizardPlace';
import { aFoundTicket, anIdentifier } from '../../../support/freeRamp/freeRamp';
import { showPage } from '../showPage';

afterEach(cleanup);

const ticket = { pathname: routes.freeRampRefund, search: `?identifier=${anIdentifier}` };
const sent = {
  ...ticket,
  state: successState({ id: 31, receipt: null, amount: cents(320), ibanEnding: '0189' }),
};

const show = (entry: InitialEntry, account: string | null = null) =>
  showPage(<RefundWizardPage />, {
    entry,
    account,
    ports: { refunds: { lookUp: () => TE.right(aFoundTicket()) } },
  });

describe('another identifier after a result', () => {
  it.each([
    ['of the ticket', ticket, 'Saisir un autre identifiant'],
    ['of the ticket, by the first step', ticket, 'Identifiant'],
    ['of the request', sent, 'Saisir un autre identifiant'],
  ])('%s: its field has the focus, the page is at its top', async (_title, entry, name) => {
    const { user } = await show(entry);
    const scrollTo = vi.fn();
    const link = await screen.findByRole('link', { name });
    vi.stubGlobal('scrollTo', scrollTo);
    await user.click(link);
    expect(document.activeElement).toBe(screen.getByLabelText('Identifiant'));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('the first form of a visit does not take the focus', async () => {
    await show(routes.freeRampRefund);
    expect(document.activeElement).not.toBe(screen.getByLabelText('Identifiant'));
  });
});

it.each([
  ['nadia', ''],
  ['rené@example.fr', " Une adresse e-mail s'écrit sans accent."],
  ['jean..d@example.fr', ' Vérifiez les points'],
])('P5.22 the quoted sentence for the e-mail « %s », then its cause', async (typed, cause) => {
  const { user } = await show(ticket);
  await user.click(await screen.findByRole('link', { name: 'Être remboursé' }));
  await user.type(await screen.findByLabelText('Adresse e-mail'), typed);
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  const field = screen.getByLabelText('Adresse e-mail');
  const told = document.getElementById(`${field.id}-error`)?.textContent ?? '';
  expect(told.startsWith(`Votre adresse mail n'est pas conforme.${cause}`)).toBe(true);
});

it('P4.19 who signs in after a request still sees its last step', async () => {
  await show(sent, 'camille.durand@example.fr');
  const progress = screen.getByRole('progressbar');
  expect(progress.getAttribute('aria-label')).toBe('Étape 4 sur 4');
  expect(progress.getAttribute('aria-valuetext')).toBe('Envoi');
});

it('P2.40 an address whose identifier is incomplete says so at once, in the field', async () => {
  await show(`${routes.freeRampRefund}?identifier=123`);
  const field = screen.getByLabelText<HTMLInputElement>('Identifiant');
  expect(field.value).toBe('123');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^L'identifiant fourni n'est au bon format\./)).toBeTruthy();
});

it.each(['%E2%80%8B.', ')&utm_source=x', '?utm_source=x'])(
  'P2.40 an identifier is searched without what a mail has added: %s',
  async (added) => {
    await show(`${routes.freeRampRefund}?identifier=${anIdentifier}${added}`);
    expect(await screen.findByRole('link', { name: 'Saisir un autre identifiant' })).toBeTruthy();
  },
);

it.each(['.', ')', '*', '%E2%80%8B', '%22%3E.', '&utm_source=x2', '%3Futm_source=x2'])(
  'P2.42 the short address of a ticket leads to its search, with « %s » behind it too',
  async (added) => {
    const { place } = await showPage(
      <Routes>
        <Route path="/remboursement/:id" element={<RefundOfTicketPage />} />
        <Route path="*" element={null} />
      </Routes>,
      { entry: `/remboursement/${anIdentifier}${added}` },
    );
    expect(place().address).toBe(`${routes.freeRampRefund}?identifier=${anIdentifier}`);
  },
);
