import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusOnForm } from '../../../../src/ui/design/page/focus';

const scrollTo = vi.fn();
const form = '/payer-en-ligne';
const result = '/payer-en-ligne?avis';

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  scrollTo.mockClear();
});

function Search(): ReactElement {
  const navigate = useNavigate();
  const isForm = useLocation().search === '';
  useFocusOnForm(isForm);
  return (
    <>
      <button onClick={() => void navigate(form)}>Autre avis</button>
      <button onClick={() => void navigate(-1)}>Retour</button>
      {isForm ? (
        <form>
          <input aria-label="Numéro" />
          <input aria-label="Plaque" />
        </form>
      ) : (
        <h2>Votre avis</h2>
      )}
    </>
  );
}

function open(...history: string[]): void {
  render(
    <MemoryRouter initialEntries={history} initialIndex={history.length - 1}>
      <Search />
    </MemoryRouter>,
  );
}

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

it('the form that replaces a result: its first field has the focus, the page is at its top', () => {
  open(result);
  press('Autre avis');
  expect(document.activeElement).toBe(screen.getByLabelText('Numéro'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it('the form of the first render does not take the focus', () => {
  open(form);
  expect(document.activeElement).toBe(document.body);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('after back or forward the focus and the scroll position stay', () => {
  open(form, result);
  press('Retour');
  expect(screen.getByLabelText('Numéro')).toBeDefined();
  expect(document.activeElement).toBe(document.body);
  expect(scrollTo).not.toHaveBeenCalled();
});
