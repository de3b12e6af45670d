import { act, cleanup, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { ReactElement } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { NewBankAccountPage } from '../../../src/ui/freeRamp/bank/NewBankAccountPage';
import { TicketSearch } from '../../../src/ui/freeRamp/refund/TicketSearch';
import { heldAnswer } from '../../support/basis/heldAnswer';
import { fillFields } from '../../support/browser/fillFields';
import {
  aBankAccount,
  aFoundTicket,
  anIdentifier,
  aReceiptPath,
} from '../../support/freeRamp/freeRamp';
import { answered, toastOf } from '../../support/freeRamp/openFreeRamp';
import { showPage } from './showPage';

afterEach(cleanup);

const other = '/espace/gratuite/recu';

/** A page of the area, beside a link to another one. */
function besideLink(page: ReactElement): ReactElement {
  return (
    <>
      <Link to={other}>Vos reçus</Link>
      <Routes>
        <Route path="/espace/gratuite" element={page} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

type Shown = Awaited<ReturnType<typeof showPage>>;

/** Sends the form, opens the other page, and lets the answer arrive. */
async function leave(
  { user }: Shown,
  values: Readonly<Record<string, string>>,
  button: string,
  give: () => void,
): Promise<void> {
  await screen.findByLabelText('IBAN');
  await fillFields(user, values);
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(screen.getByRole('link', { name: 'Vos reçus' }));
  give();
  await act(answered);
}

const iban = { IBAN: 'FR1420041010050500013M02606', BIC: 'PSSTFRPPMAR' };

it('P2.34 a saved bank account causes no navigation when its page was left', async () => {
  const { answer, give } = heldAnswer(E.right(aBankAccount()));
  const shown = await showPage(besideLink(<NewBankAccountPage />), {
    ports: { bankAccounts: { save: () => answer } },
  });
  await leave(shown, { Bénéficiaire: 'Camille Durand', ...iban }, 'Enregistrer', give);
  expect(shown.place().address).toBe(other);
  expect(toastOf(shown.store)).toMatchObject({ notice: { action: 'bankAccountSaved' } });
});

it('P4.19 a requested refund causes no navigation when its form was left', async () => {
  const { answer, give } = heldAnswer(
    E.right({ id: 7, identifier: anIdentifier, transactions: [] }),
  );
  const shown = await showPage(
    besideLink(<TicketSearch identifier={anIdentifier} wanted="bankDetails" />),
    {
      ports: {
        refunds: {
          lookUp: () => TE.right(aFoundTicket()),
          request: () => answer,
          makeReceipt: () => TE.right(aReceiptPath),
        },
      },
      account: null,
    },
  );
  const person = { Nom: 'Durand', Prénom: 'Camille', 'Adresse e-mail': 'camille@example.fr' };
  await leave(shown, { ...person, ...iban }, 'Envoyer', give);
  expect(shown.place().address).toBe(other);
  expect(toastOf(shown.store)).toMatchObject({ notice: { action: 'refundRequested' } });
});
