import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { storePlates } from '../../../../src/application/notice/myPlates';
import { createAppStore } from '../../../../src/application/store';
import type { KeptPlates } from '../../../../src/domain/notice/keptPlates';
import { PayOnlinePage } from '../../../../src/ui/public/payOnline/PayOnlinePage';
import { fakePorts } from '../../../support/store/fakePorts';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';

afterEach(cleanup);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const number = () => field("N° de CNP ou d'Avis de Paiement");
const plate = () => field("Plaque d'immatriculation");
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const switchOn = 'Garder mes plaques';

function show(plates: unknown = null) {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const access = fakePorts();
  const store = createAppStore(access);
  if (plates !== null) store.dispatch(storePlates(plates as KeptPlates));
  render(
    <MantineArea>
      <Provider store={store}>
        <MemoryRouter initialEntries={['/payer-en-ligne']}>
          <PayOnlinePage />
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  return access.browser.plates;
}

it('nothing is kept before the visitor switches it on, and one press wipes it', async () => {
  const stored = show();
  expect(stored.read()).toBeNull();
  expect(screen.queryByRole('group', { name: 'Remplir avec une plaque gardée' })).toBeNull();
  await press(switchOn);
  expect(stored.read()).toEqual({ plates: [] });
  expect(screen.getByText('Vos plaques seront gardées sur cet appareil.')).toBeTruthy();
  await press('Ne plus garder mes plaques');
  expect(stored.read()).toBeNull();
  expect(document.activeElement?.textContent).toBe(switchOn);
});

it('a plate fills in its field and leads to the field that is still empty', async () => {
  show([{ plate: 'AB123CD', notices: ['26104887'] }]);
  await userEvent.type(plate(), 'ZZ');
  await press('Remplir avec la plaque AB123CD');
  expect(plate().value).toBe('AB123CD');
  expect(document.activeElement).toBe(number());
});

it('a paid notice fills in number and plate, and searches nothing by itself', async () => {
  show([{ plate: 'AB123CD', notices: ['26104887'] }]);
  await press("Revoir l'avis 26104887");
  expect([number().value, plate().value]).toEqual(['26104887', 'AB123CD']);
  expect(document.activeElement).toBe(field('Adresse e-mail'));
});

it('a paid notice leads to its number where no field is empty', async () => {
  show([{ plate: 'AB123CD', notices: ['26104887'] }]);
  await userEvent.type(field('Adresse e-mail'), 'camille.durand@example.fr');
  await press("Revoir l'avis 26104887");
  expect(document.activeElement).toBe(number());
});
