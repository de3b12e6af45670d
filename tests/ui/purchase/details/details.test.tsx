import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DetailsStep } from '../../../../src/ui/purchase/details/DetailsStep';
import { camille, choiceOf, openDevice } from '../openDevice';

afterEach(cleanup);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
});

const field = (name: string, around: HTMLElement = document.body) =>
  within(around).getByRole<HTMLInputElement>('textbox', { name });
const billingBox = () =>
  screen.getByRole('checkbox', { name: 'Adresse de facturation différente' });
const billing = () => screen.getByRole('group', { name: 'Adresse de facturation' });
const next = () => screen.getByRole('button', { name: 'Suivant' });
/** Replaces the content of a field. */
const fill = async (user: UserEvent, into: HTMLInputElement, text: string): Promise<void> => {
  await user.clear(into);
  await user.paste(text);
};
const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('P2.16 the details of the holder', () => {
  it('P5.2, P5.5 are normalised while typed, stored at once, restored and submitted', async () => {
    const device = openDevice();
    device.change(choiceOf('individual'));
    const user = device.show(DetailsStep);
    await fill(user, field('Nom et prénom'), 'Durand Camille');
    await fill(user, field('Adresse'), "3, rue de l'Évêché");
    await fill(user, field('Code postal'), '13-002');
    await fill(user, field('Ville'), 'Marseille');
    await fill(user, field('Adresse e-mail'), 'Camille.Durand@Example.fr');
    device.show(DetailsStep);
    expect(field('Nom et prénom').value).toBe('DURAND CAMILLE');
    expect(field('Adresse').value).toBe('3 RUE DE L EVECHE');
    expect(field('Code postal').value).toBe('13002');
    expect(field('Ville').value).toBe('MARSEILLE');
    expect(field('Adresse e-mail').value).toBe('camille.durand@example.fr');

    await user.click(next());
    expect(document.activeElement).toBe(field("Confirmation de l'adresse e-mail"));
    expect(device.place()).toBe('/');
    await user.paste('camille.durand@example.fr');
    await user.click(next());
    expect(device.place()).toBe('/delivery');
  });

  it('P7.14 « Civilité » is optional for an individual, stored, and absent for a company', async () => {
    const device = openDevice();
    device.change({ ...choiceOf('individual'), details: camille });
    const user = device.show(DetailsStep);
    const group = () => screen.getByRole('radiogroup', { name: 'Civilité' });
    const chosen = () =>
      within(group())
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked);
    expect(within(group()).getAllByRole('radio')).toHaveLength(2);
    expect(chosen()).toEqual([false, false]);
    await user.click(within(group()).getByRole('radio', { name: 'Monsieur' }));
    device.show(DetailsStep);
    expect(chosen()).toEqual([false, true]);
    await user.click(within(group()).getByRole('radio', { name: 'Madame' }));
    expect(chosen()).toEqual([true, false]);
    await user.click(next());
    expect(device.place()).toBe('/delivery');
    device.change(choiceOf('professional'));
    device.show(DetailsStep);
    expect(screen.queryByRole('radiogroup', { name: 'Civilité' })).toBeNull();
  });

  it('P5.3, P7.14 the names are shown as the contract will have them, and can be corrected', async () => {
    const device = openDevice();
    device.change({ ...choiceOf('individual'), details: { ...camille, name: '' } });
    const user = device.show(DetailsStep);
    expect(screen.queryByRole('button', { name: 'Corriger' })).toBeNull();
    await fill(user, field('Nom et prénom'), 'Durand Jean-Pierre');
    expect(field('Nom et prénom').value).toBe('DURAND JEAN-PIERRE');
    expect(screen.getByText('JEAN PIERRE DURAND')).toBeTruthy();

    await fill(user, field('Nom et prénom'), 'Garçon Marie Thérèse');
    await user.click(screen.getByRole('button', { name: 'Corriger' }));
    expect(document.activeElement).toBe(field('Prénom'));
    expect(field('Prénom').value).toBe('THERESE');
    await fill(user, field('Prénom'), 'Marie-Thérèse');
    await fill(user, field('Nom'), '');
    await user.click(next());
    expect(descriptionOf(field('Nom'))).toContain('Saisissez votre nom.');
    await fill(user, field('Nom'), 'Garçon');
    await user.click(next());
    expect(device.place()).toBe('/delivery');
    device.show(DetailsStep);
    expect([field('Prénom').value, field('Nom').value]).toEqual(['MARIE THERESE', 'GARCON']);
    await fill(user, field('Nom et prénom'), 'Durand Camille');
    expect([field('Prénom').value, field('Nom').value]).toEqual(['CAMILLE', 'DURAND']);
  });

  it('P5.6 a phone becomes ten digits; a foreign one is told and does not block', async () => {
    const device = openDevice();
    device.change({ ...choiceOf('individual'), details: camille });
    const user = device.show(DetailsStep);
    const phone = () => field('Téléphone mobile');
    await fill(user, phone(), '+33 (0)6 39 98 00 01');
    await user.tab();
    expect(phone().value).toBe('0639980001');
    await fill(user, phone(), '+49 1512 3456789');
    await user.tab();
    expect(descriptionOf(phone())).toContain('Laissez ce champ vide.');
    expect(phone().value).toBe('+49 1512 3456789');
    await user.click(next());
    expect(device.place()).toBe('/delivery');
  });

  it('P5.3 the names of a person and of a company are both stored, whatever the customer type', async () => {
    const device = openDevice();
    device.change({ ...choiceOf('individual'), details: camille });
    device.show(DetailsStep);
    expect(field('Nom et prénom').value).toBe('DURAND CAMILLE');
    device.change(choiceOf('professional'));
    const user = device.show(DetailsStep);
    expect(screen.queryByRole('textbox', { name: 'Nom et prénom' })).toBeNull();
    await fill(user, field('Raison sociale'), 'Ateliers du vieux quai');
    device.change(choiceOf('individual'));
    device.show(DetailsStep);
    expect(field('Nom et prénom').value).toBe('DURAND CAMILLE');
    device.change(choiceOf('professional'));
    device.show(DetailsStep);
    expect(field('Raison sociale').value).toBe('ATELIERS DU VIEUX QUAI');
  });

  it('P5.4 the billing address is used while its box is ticked, and its typed values stay', async () => {
    const device = openDevice();
    device.change({ ...choiceOf('individual'), details: camille });
    const user = device.show(DetailsStep);
    await user.click(billingBox());
    await fill(user, field('Adresse', billing()), '8 quai des forges');
    await user.click(next());
    expect(document.activeElement).toBe(field('Nom et prénom', billing()));
    expect(field('Adresse', billing()).getAttribute('aria-invalid')).toBeNull();
    expect(descriptionOf(field('Ville', billing()))).toContain('Saisissez une ville');

    await user.click(billingBox());
    await user.click(next());
    expect(device.place()).toBe('/delivery');
    await user.click(billingBox());
    expect(field('Adresse', billing()).value).toBe('8 QUAI DES FORGES');
  });

  it('P5.2 two different e-mails are reported until either is corrected', async () => {
    const device = openDevice();
    device.change({
      ...choiceOf('individual'),
      details: { ...camille, email: 'camile@example.fr' },
    });
    const user = device.show(DetailsStep);
    const differ = 'Les deux emails fournis ne sont pas identiques.';
    await user.click(field("Confirmation de l'adresse e-mail"));
    await user.tab();
    expect(descriptionOf(field("Confirmation de l'adresse e-mail"))).toContain(differ);
    await fill(user, field('Adresse e-mail'), 'camille.durand@example.fr');
    await user.tab();
    expect(screen.queryByText(differ)).toBeNull();
    await user.type(field('Adresse e-mail'), 'x');
    await user.tab();
    expect(screen.getByText(differ)).toBeDefined();
  });

  it('P5.6 a text that is too long is reported and never cut', async () => {
    const device = openDevice();
    device.change({ ...choiceOf('individual'), details: camille });
    const user = device.show(DetailsStep);
    await user.click(field('Adresse 2'));
    await user.paste('residence des grands jardins 12');
    expect(field('Adresse 2').value).toBe('RESIDENCE DES GRANDS JARDINS 12');
    expect(screen.getByText('1 caractère de trop.')).toBeDefined();
    await user.click(next());
    expect(document.activeElement).toBe(field('Adresse 2'));
    expect(descriptionOf(field('Adresse 2'))).toContain('Saisissez 30 caractères au plus');
    await user.keyboard('{End}{Backspace}');
    expect(screen.getByText('Limite atteinte.')).toBeDefined();
  });

  it('P2.14 of an order are shown without empty fields, read-only', () => {
    const device = openDevice();
    device.change({
      ...choiceOf('individual'),
      details: { ...camille, phoneMobile: '0639980112', address2: 'BAT B' },
    });
    device.show(DetailsStep, { isReadOnly: true });
    const shown = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(shown.map(({ value }) => value)).toEqual([
      'DURAND CAMILLE',
      '12 RUE DE LA REPUBLIQUE',
      'BAT B',
      '13002',
      'MARSEILLE',
      '0639980112',
      'camille.durand@example.fr',
      'camille.durand@example.fr',
    ]);
    expect(shown.filter((one) => !one.matches(':disabled'))).toEqual([]);
    expect(screen.queryByText('Facultatif')).toBeNull();
    expect(document.body.textContent).not.toMatch(/Encore \d|Limite/);
  });
});
