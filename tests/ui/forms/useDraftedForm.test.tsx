import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAppStore, type AppStore } from '../../../src/application/store';
import { useDraftedForm } from '../../../src/ui/forms/useDraftedForm';
import { fakePorts } from '../../support/fakePorts';

afterEach(cleanup);

let store: AppStore;
beforeEach(() => {
  store = createAppStore(fakePorts());
});

const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Provider store={store}>{children}</Provider>
);

const nothing = { city: '' };

function openForm(saved = nothing) {
  return renderHook(
    (now: typeof nothing) => useDraftedForm({ name: 'a/1', saved: now, validate: {} }),
    { wrapper, initialProps: saved },
  );
}

type OpenForm = ReturnType<typeof openForm>;

const type = ({ result }: OpenForm, city: string): void =>
  act(() => result.current.form.setFieldValue('city', city));
const held = ({ result }: OpenForm): string => result.current.form.getValues().city;
const settle = ({ result }: OpenForm): void => act(() => result.current.settle());

describe('a form that finds again what was typed', () => {
  it('keeps it when its page is left, and says so when it is opened again', () => {
    const first = openForm();
    type(first, 'MARSEILLE');
    first.unmount();
    const second = openForm();
    expect(held(second)).toBe('MARSEILLE');
    expect(second.result.current.isDrafted).toBe(true);
    act(() => second.result.current.restore());
    expect(held(second)).toBe('');
    expect(second.result.current.isDrafted).toBe(false);
    second.unmount();
    expect(held(openForm())).toBe('');
  });

  it('shows what the server has once a found draft is saved', () => {
    const first = openForm();
    type(first, 'MARSEILLE');
    first.unmount();
    const second = openForm();
    settle(second);
    expect(held(second)).toBe('');
    second.unmount();
    expect(openForm().result.current.isDrafted).toBe(false);
  });

  it('shows what the server has, not what was changed while the save was under way (M4.3)', () => {
    const form = openForm();
    type(form, 'MARSEILLE');
    type(form, 'AIX');
    form.rerender({ city: 'MARSEILLE' });
    expect(held(form)).toBe('AIX');
    settle(form);
    expect(held(form)).toBe('MARSEILLE');
  });

  it('is no draft any more when the save that was under way ends after one has come back', () => {
    const first = openForm();
    type(first, 'MARSEILLE');
    first.unmount();
    const second = openForm();
    expect(second.result.current.isDrafted).toBe(true);
    settle(first);
    expect(second.result.current.isDrafted).toBe(false);
    second.rerender({ city: 'MARSEILLE' });
    expect(held(second)).toBe('MARSEILLE');
  });

  it('follows what the server has as long as nothing is typed, and keeps what is', () => {
    const form = openForm();
    form.rerender({ city: 'LYON' });
    expect(held(form)).toBe('LYON');
    form.unmount();
    expect(openForm().result.current.isDrafted).toBe(false);
    const typed = openForm();
    type(typed, 'MARSEILLE');
    typed.rerender({ city: 'LYON' });
    expect(held(typed)).toBe('MARSEILLE');
  });

  it('does not touch its fields when they already show what was saved', () => {
    const form = openForm();
    type(form, 'MARSEILLE');
    form.rerender({ city: 'MARSEILLE' });
    const key = form.result.current.form.key('city');
    settle(form);
    expect(form.result.current.form.key('city')).toBe(key);
    form.unmount();
    expect(openForm().result.current.isDrafted).toBe(false);
  });
});
