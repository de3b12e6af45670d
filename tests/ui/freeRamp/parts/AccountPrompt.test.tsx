import { cleanup, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freeRampNavigation } from '../../../../src/ui/freeRamp/area/freeRampNavigation';
import { FreeRampWelcomePage } from '../../../../src/ui/freeRamp/welcome/FreeRampWelcomePage';
import { ReceiptsPage } from '../../../../src/ui/freeRamp/receipt/ReceiptsPage';
import { RefundsPage } from '../../../../src/ui/freeRamp/refund/RefundsPage';
import { BankDetailsStep } from '../../../../src/ui/freeRamp/refund/BankDetailsStep';
import { fillFields } from '../../../support/browser/fillFields';
import { aFoundTicket, anIdentifier } from '../../../support/freeRamp/freeRamp';
import { showPage } from '../showPage';

afterEach(cleanup);

const holder = 'paul.riviere@example.fr';

describe('P2.33 an account without the scope FREE stays signed in', () => {
  it.each([
    ['the welcome page', <FreeRampWelcomePage key="1" />],
    ['the refunds', <RefundsPage key="2" />],
    ['the receipts', <ReceiptsPage key="3" />],
  ])(
    '%s shows that the area is not open to the account, and how to get access',
    async (_title, page) => {
      await showPage(page, { holder, closedReason: "Votre dossier est en cours d'examen." });
      const prompt = screen.getByRole('region', { name: 'Espace non ouvert pour votre compte' });
      expect(prompt.textContent).toContain(`Bonjour ${holder}`);
      expect(prompt.textContent).toContain("Votre dossier est en cours d'examen.");
      expect(screen.getByRole('link', { name: 'Nous contacter' }).getAttribute('href')).toBe(
        '/nous-contacter',
      );
      expect(screen.queryByRole('link', { name: 'Se connecter' })).toBeNull();
    },
  );

  it('its sidebar has the sign-out, and no entry of accounts with the scope', () => {
    const labels = freeRampNavigation(
      { account: null, holder, closedReason: null },
      { pathname: '/', search: '', hash: '', state: null, key: '' },
    ).flatMap(({ entries }) => entries.flatMap(({ label, children = [] }) => [label, ...children]));
    expect(labels.map((one) => (typeof one === 'string' ? one : one.label))).toEqual([
      'Accueil',
      'Vos remboursements',
      'Demander un remboursement',
      'Vos reçus',
      'Espace abonné',
      'Déconnexion',
    ]);
  });
});

describe('P5.22 the form of a refund, signed in', () => {
  const request = vi.fn(() => TE.right({ id: 7501, identifier: anIdentifier }));

  it('has no name and e-mail, names the account, and sends neither', async () => {
    const { user, place } = await showPage(<BankDetailsStep ticket={aFoundTicket()} />, {
      holder,
      ports: { refunds: { request, makeReceipt: () => TE.left({ kind: 'service/failed' }) } },
    });
    expect(screen.queryByRole('textbox', { name: /^(Nom|Prénom|Adresse e-mail)$/ })).toBeNull();
    expect(screen.getByText(holder)).toBeTruthy();
    await fillFields(user, { IBAN: 'FR7630006000011234567890189', BIC: 'AGRIFRPP' });
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(request).toHaveBeenCalledWith({
      identifier: anIdentifier,
      amount: 320,
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPP',
    });
    await waitFor(() => expect(place().state).toMatchObject({ step: 'success' }));
  });
});
