import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { useState, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseDeliveryType, type DeliveryType } from '../../../src/domain/ordering/delivery';
import { parseDeliveryAddress } from '../../../src/domain/ordering/deliveryAddress';
import { cents } from '../../../src/domain/basis/money';
import { parseFields } from '../../../src/domain/basis/parseFields';
import { MantineArea } from '../../../src/ui/design/theme/MantineArea';
import { useParsedForm } from '../../../src/ui/forms/form/useParsedForm';
import { DeliveryAddressFields } from '../../../src/ui/ordering/DeliveryAddressFields';
import { words } from '../../../src/ui/ordering/delivery.words.fr';
import { DeliveryChoice } from '../../../src/ui/ordering/DeliveryChoice';
import { TermsAcceptance } from '../../../src/ui/ordering/TermsAcceptance';
import { fillFields } from '../../support/browser/fillFields';

afterEach(cleanup);

let sent: unknown[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('matchMedia', () => new EventTarget());
});

const initialValues = {
  mode: '',
  address: { companyName: '', address: '', address2: '', address3: '', zip: '', city: '' },
  terms: false as boolean,
};

const modeOf = (raw: string): E.Either<{ readonly kind: 'mode/missing' }, DeliveryType> =>
  E.fromNullable({ kind: 'mode/missing' } as const)(parseDeliveryType(raw));
const termsOf = (areAccepted: boolean): E.Either<{ readonly kind: 'terms/missing' }, boolean> =>
  areAccepted ? E.right(areAccepted) : E.left({ kind: 'terms/missing' });

function OrderForm(): ReactElement {
  const { form, submit } = useParsedForm({
    initialValues,
    parse: ({ mode, address, terms }: typeof initialValues) =>
      parseFields({
        mode: modeOf(mode),
        address: parseDeliveryAddress(address),
        terms: termsOf(terms),
      }),
    messages: {
      ...words.address.errors,
      'mode/missing': () => 'Choisissez un mode de livraison.',
      'terms/missing': () => 'Acceptez les conditions.',
    },
    onSubmit: (order) => void sent.push(order),
  });
  const [areTermsAccepted, setTermsAccepted] = useState(false);
  const mode = form.useWatchValue('mode');
  return (
    <form noValidate onSubmit={submit}>
      <DeliveryChoice
        correspondence={['12 RUE DE LA REPUBLIQUE', '13002 MARSEILLE']}
        costOf={(type) => cents(type === 'locker' ? 0 : 650)}
        value={mode === 'address' ? 'address' : null}
        onChange={(type) => form.setFieldValue('mode', type)}
        path="mode"
        error={form.errors.mode}
      />
      <DeliveryAddressFields form={form} />
      <TermsAcceptance
        to="/cgv/tunnel-pass"
        label="Lire les conditions du Tunnel Pass"
        isAccepted={areTermsAccepted}
        onAccept={(isAccepted) => {
          setTermsAccepted(isAccepted);
          form.setFieldValue('terms', isAccepted);
        }}
        error={form.errors.terms}
      />
      <button type="submit">Suivant</button>
    </form>
  );
}

const show = (content: ReactElement) => {
  render(
    <MemoryRouter>
      <MantineArea>{content}</MantineArea>
    </MemoryRouter>,
  );
  return userEvent.setup();
};
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const terms = () =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: "J'accepte les conditions générales de vente",
  });
const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const next = () => screen.getByRole('button', { name: 'Suivant' });

describe('the fields of an order in one form', () => {
  it('P5.7, P5.9 a submit shows each error at its field, and the first field takes the focus', async () => {
    const user = show(<OrderForm />);
    await user.click(next());
    const choice = screen.getByRole('radiogroup', { name: 'Mode de livraison' });
    expect(choice.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(choice)).toContain('Choisissez un mode de livraison.');
    expect(document.activeElement).toBe(radio('Retrait en consigne'));
    expect(descriptionOf(field('Ville'))).toContain('Saisissez une ville de 2 à 25 caractères.');
    expect(terms().getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(terms())).toContain('Acceptez les conditions.');

    await user.click(radio('Livraison à une autre adresse'));
    await user.click(next());
    expect(document.activeElement).toBe(field('Raison sociale'));
    await fillFields(user, {
      'Raison sociale': 'CAMILLE DURAND',
      Adresse: '5 CHEMIN DES CALANQUES',
      'Code postal': '13009',
      Ville: 'MARSEILLE',
    });
    await user.click(next());
    expect(sent).toEqual([]);
    await user.click(terms());
    await user.click(next());
    expect(sent).toEqual([expect.objectContaining({ mode: 'address', terms: true })]);
  });

  it('M5.11, P5.5 the address is normalised while it is typed; a final space stays until blur', async () => {
    const user = show(<OrderForm />);
    await user.type(field('Raison sociale'), "L'Atelier");
    await user.type(field('Adresse'), "3, rue de l'Évêché");
    await user.type(field('Code postal'), '13-002');
    expect(field('Raison sociale').value).toBe('L ATELIER');
    await user.type(field('Ville'), 'Aix-');
    expect(field('Ville').value).toBe('AIX ');
    await user.tab();
    expect(field('Ville').value).toBe('AIX');
    expect(field('Adresse').value).toBe('3 RUE DE L EVECHE');
    expect(field('Code postal').value).toBe('13002');
  });

  it('P5.9 the terms are those of the plan, and open in a new tab', () => {
    show(<OrderForm />);
    const link = screen.getByRole('link', {
      name: 'Lire les conditions du Tunnel Pass (nouvel onglet)',
    });
    expect(link.getAttribute('href')).toBe('/cgv/tunnel-pass');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('an order that can no longer be changed', () => {
  it('P2.14 shows the delivery and the accepted terms as read-only', async () => {
    const chosen = vi.fn();
    const user = show(
      <>
        <DeliveryChoice
          correspondence={[]}
          costOf={() => null}
          value="correspondence"
          onChange={chosen}
          disabled
        />
        <TermsAcceptance to="/cgv" label="Lire" isAccepted onAccept={chosen} disabled />
      </>,
    );
    const choice = within(screen.getByRole('radiogroup'));
    for (const one of choice.getAllByRole<HTMLInputElement>('radio')) {
      expect(one.disabled).toBe(true);
      await user.click(one);
    }
    expect(radio('Livraison à mon adresse de correspondance').checked).toBe(true);
    expect(descriptionOf(radio('Livraison à mon adresse de correspondance'))).toContain(
      "Aucune adresse n'est enregistrée",
    );
    await user.click(terms());
    expect(terms().checked).toBe(true);
    expect(chosen).not.toHaveBeenCalled();
  });
});
