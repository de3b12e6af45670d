import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { draftKept } from '../../../../src/application/drafts/draftsSlice';
import { createAppStore } from '../../../../src/application/store';
import { LanguageWatch } from '../../../../src/ui/app/companions/LanguageWatch';
import { fakePorts } from '../../../support/store/fakePorts';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

/** A page with this field, and a link to the same page in English. */
function open(field = <input defaultValue="Durand" aria-label="Nom" />) {
  const leave = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const store = createAppStore(fakePorts());
  renderInMantine(
    <Provider store={store}>
      {field}
      <a href="/en/achat" hrefLang="en" onClick={leave}>
        EN
      </a>
      <LanguageWatch />
    </Provider>,
  );
  return { leave, store, press: (name: string) => userEvent.click(screen.getByText(name)) };
}

const password = <input type="password" defaultValue="Peage2026!" aria-label="Mot de passe" />;

test('a change of the language that loses nothing is not asked about', async () => {
  const { leave, press } = open();
  await press('EN');
  expect(leave).toHaveBeenCalledOnce();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a password would be lost: the visitor is warned first, and may leave all the same', async () => {
  const { leave, press } = open(password);
  await press('EN');
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain('seront à ressaisir');
  expect(document.activeElement?.textContent).toBe('Changer quand même');
  await press('Changer quand même');
  expect(leave).toHaveBeenCalledOnce();
});

test('a second press of the link leaves', async () => {
  const { leave, press } = open(password);
  await press('EN');
  await press('EN');
  expect(leave).toHaveBeenCalledOnce();
});

test.each(['Control', 'Meta', 'Shift'])(
  'a press with %s opens another tab: nothing is asked',
  async (key) => {
    const { leave } = open(password);
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByText('EN'));
    expect(leave).toHaveBeenCalledOnce();
  },
);

test('a bank account of another page, which is in memory only, is asked about too', async () => {
  const { leave, press, store } = open();
  const values = { iban: 'FR1420041010050500013M02606' };
  store.dispatch(draftKept({ name: 'bank/1', signOuts: 0, owner: null, values, isSecret: true }));
  await press('EN');
  expect(leave).not.toHaveBeenCalled();
});
