import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { BankDetailsForm } from '../../../../src/ui/member/account/BankDetailsForm';
import { PostalDetailsForm } from '../../../../src/ui/member/account/PostalDetailsForm';
import { LockedBadge } from '../../../../src/ui/member/badge/LockedBadge';
import { PostalInvoicesForm } from '../../../../src/ui/member/contract/PostalInvoicesForm';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { fakePorts } from '../../../support/store/fakePorts';
import { aContract } from '../../../support/subscriber/builders';

afterEach(cleanup);

const lines = ['Adresse 1', 'Adresse 2', 'Adresse 3', 'Code postal', 'Ville'];
const phones = ['Téléphone domicile', 'Téléphone mobile', 'Téléphone travail', 'Fax'];
const unlocked = { addresses: true, phones: true, bank: true, invoiceOption: true };
const idle = { state: 'idle', onSubmit: () => Promise.resolve(true) } as const;

function show(form: ReactElement): void {
  renderInMantine(<Provider store={createAppStore(fakePorts())}>{form}</Provider>);
}

/** The notice of fields that were locked before: it claims no save (M4.3). */
const notice = (reason: string): RegExp =>
  new RegExp(
    `^Une synchronisation avec le serveur est en cours\\s: ${reason} dans quelques minutes\\.$`,
  );

const isDisabled = (label: string): boolean => screen.getByLabelText(label).matches(':disabled');
const cannotSave = (): boolean =>
  screen.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-disabled') === 'true';

it.each([
  [false, true, 'vos adresses postales et votre adresse e-mail pourront être modifiées'],
  [true, false, 'vos numéros de téléphone pourront être modifiés'],
  [false, false, 'cette partie pourra être modifiée'],
])('M3.6, M6.4 addresses editable: %s, phones editable: %s', (addresses, canPhone, reason) => {
  const contract = aContract({ permissions: { ...unlocked, addresses, phones: canPhone } });
  show(<PostalDetailsForm contract={contract} email="camille@example.fr" {...idle} />);
  expect(screen.getByText(notice(reason))).not.toBeNull();
  const others = ['Adresse e-mail', 'Adresse de facturation différente'];
  for (const label of [...lines, ...others]) expect(isDisabled(label), label).toBe(!addresses);
  for (const label of phones) expect(isDisabled(label), label).toBe(!canPhone);
  expect(cannotSave()).toBe(!addresses && !canPhone);
});

it('M6.4 bank details that the server locks are disabled, with the reason', () => {
  const contract = aContract({ permissions: { ...unlocked, bank: false } });
  show(<BankDetailsForm contract={contract} {...idle} />);
  expect(screen.getByText(notice('cette partie pourra être modifiée'))).not.toBeNull();
  expect(isDisabled('IBAN')).toBe(true);
  expect(isDisabled('RIB')).toBe(true);
  expect(cannotSave()).toBe(true);
});

it('M6.4 an option that the server locks is disabled, with the reason', () => {
  const contract = aContract({ permissions: { ...unlocked, invoiceOption: false } });
  show(<PostalInvoicesForm contract={contract} {...idle} />);
  expect(screen.getByText(notice('cette partie pourra être modifiée'))).not.toBeNull();
  expect(isDisabled('Recevoir mes factures par courrier')).toBe(true);
  expect(cannotSave()).toBe(true);
});

const none = { addresses: false, phones: false, bank: false, invoiceOption: false };
const locked = aContract({ permissions: none, iban: 'FR1420041010050500013M02606' });
const badge = { status: 'active', wasEditable: true } as const;
const postal = { contract: locked, email: 'camille@example.fr', ...idle };

it.each<[string, (state: 'idle' | 'success') => ReactElement, RegExp]>([
  [
    'postal details',
    (state) => <PostalDetailsForm {...postal} state={state} />,
    /^Vos coordonnées sont enregistrées\. .*: revenez dans quelques minutes pour les modifier\.$/,
  ],
  [
    'bank details',
    (state) => <BankDetailsForm contract={locked} {...idle} state={state} />,
    /^Vos coordonnées bancaires sont enregistrées\. .* pour les modifier\.$/,
  ],
  [
    'the invoice option',
    (state) => <PostalInvoicesForm contract={locked} {...idle} state={state} />,
    /^Votre choix est enregistré\. .* pour le modifier\.$/,
  ],
  [
    'the services of a badge',
    (state) => <LockedBadge {...badge} isSaved={state === 'success'} />,
    /^Les services de ce badge sont enregistrés\. .* pour les modifier\.$/,
  ],
])('M4.3 %s: only a save of this visitor is said to be saved', (_title, form, said) => {
  show(form('success'));
  expect(screen.getByText(said)).not.toBeNull();
  cleanup();
  show(form('idle'));
  expect(screen.getByText(notice('cette partie pourra être modifiée'))).not.toBeNull();
  expect(document.body.textContent).not.toMatch(/enregistré/);
});
