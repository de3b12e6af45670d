import { cleanup, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountPage } from '../../../src/ui/freeRamp/account/AccountPage';
import { fillFields } from '../../support/browser/fillFields';
import { showPage } from './showPage';

afterEach(cleanup);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: /^Enregistrer/ });

describe('P7.9 « Mon compte »', () => {
  it('sends only what is filled in, and says which e-mail signs in from now on', async () => {
    const update = vi.fn(() => TE.right({ sentence: null }));
    const { user } = await showPage(<AccountPage />, { ports: { accounts: { update } } });
    await fillFields(user, {
      'Adresse e-mail': 'nadia@example.fr',
      'Nouveau mot de passe': 'Frioul2026',
      'Confirmation du mot de passe': 'Frioul2026',
    });
    await user.click(save());
    expect(update).toHaveBeenCalledWith({
      lastname: null,
      firstname: null,
      email: 'nadia@example.fr',
      next: 'Frioul2026',
    });
    await waitFor(() => expect(field('Nouveau mot de passe').value).toBe(''));
    expect(screen.getByText('nadia@example.fr')).toBeDefined();
  });

  it('asks for something to change, and keeps what was typed when the server refuses', async () => {
    const message = 'Un compte existe déjà avec cette adresse e-mail.';
    const update = vi.fn(() => TE.left({ kind: 'service/refused' as const, message }));
    const { user } = await showPage(<AccountPage />, { ports: { accounts: { update } } });
    expect(screen.getByText(/Adresse actuelle.*camille\.durand@example\.fr/)).toBeDefined();
    await user.click(field('Nom'));
    await user.tab();
    expect(screen.queryByText(/Rien n'a été modifié/)).toBeNull();
    await user.click(save());
    expect(update).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Nom'));
    expect(screen.getByText(/Rien n'a été modifié.*remplissez au moins un champ/)).toBeDefined();
    await fillFields(user, { Nom: 'Petit' });
    await user.click(save());
    expect(await screen.findByText(message)).toBeDefined();
    expect(field('Nom').value).toBe('Petit');
  });

  it('a lost answer: the change may have been made, and the next sign-in tells', async () => {
    const update = vi.fn(() => TE.left({ kind: 'service/too-slow' as const }));
    const { user } = await showPage(<AccountPage />, { ports: { accounts: { update } } });
    await fillFields(user, { 'Adresse e-mail': 'nadia@example.fr' });
    await user.click(save());
    expect(await screen.findByText(/peut-être déjà enregistrés/)).toBeDefined();
    expect(field('Adresse e-mail').value).toBe('nadia@example.fr');
  });

  it('restores what was typed for the account that typed it, and for no other one', async () => {
    const { user, signInAs } = await showPage(<AccountPage />);
    await fillFields(user, { Nom: 'Petit' });
    signInAs('nadia.benali@example.fr');
    expect(field('Nom').value).toBe('');
    signInAs('camille.durand@example.fr');
    expect(field('Nom').value).toBe('Petit');
  });
});
