import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { BankDetailsForm } from '../../../../src/ui/member/account/BankDetailsForm';
import { PostalDetailsForm } from '../../../../src/ui/member/account/PostalDetailsForm';
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

const isDisabled = (label: string): boolean => screen.getByLabelText(label).matches(':disabled');
const cannotSave = (): boolean =>
  screen.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-disabled') === 'true';

it.each([
  [false, true, 'Vos adresses postales et votre adresse e-mail'],
  [true, false, 'Vos numéros de téléphone'],
  [false, false, 'Vos coordonnées sont enregistrées'],
])('M3.6, M6.4 addresses editable: %s, phones editable: %s', (addresses, canPhone, reason) => {
  const contract = aContract({ permissions: { ...unlocked, addresses, phones: canPhone } });
  show(<PostalDetailsForm contract={contract} email="camille@example.fr" {...idle} />);
  expect(screen.getByText(new RegExp(`^${reason}`))).not.toBeNull();
  const others = ['Adresse e-mail', 'Adresse de facturation différente'];
  for (const label of [...lines, ...others]) expect(isDisabled(label), label).toBe(!addresses);
  for (const label of phones) expect(isDisabled(label), label).toBe(!canPhone);
  expect(cannotSave()).toBe(!addresses && !canPhone);
});

it('M6.4 bank details that the server locks are disabled, with the reason', () => {
  const contract = aContract({ permissions: { ...unlocked, bank: false } });
  show(<BankDetailsForm contract={contract} {...idle} />);
  expect(screen.getByText(/^Vos coordonnées bancaires sont enregistrées/)).not.toBeNull();
  expect(isDisabled('IBAN')).toBe(true);
  expect(isDisabled('RIB')).toBe(true);
  expect(cannotSave()).toBe(true);
});

it('M6.4 an option that the server locks is disabled, with the reason', () => {
  const contract = aContract({ permissions: { ...unlocked, invoiceOption: false } });
  show(<PostalInvoicesForm contract={contract} {...idle} />);
  expect(screen.getByText(/^Votre choix est enregistré/)).not.toBeNull();
  expect(isDisabled('Recevoir mes factures par courrier')).toBe(true);
  expect(cannotSave()).toBe(true);
});
