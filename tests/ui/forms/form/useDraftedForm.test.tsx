import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeHeldDraft } from '../../../../src/application/drafts/heldDrafts';
import { signOut } from '../../../../src/application/account/session';
import { holdDraft } from '../../../../src/application/drafts/holdDraft';
import { sessionExpired, signedIn } from '../../../../src/application/kernel/events';
import { createAppStore, type AppStore } from '../../../../src/application/store';
import { instant } from '../../../../src/domain/basis/instant';
import { useDraftedForm } from '../../../../src/ui/forms/form/useDraftedForm';
import { cityOptions, type CityForm } from '../../../support/browser/cityForm';
import { fakePorts } from '../../../support/store/fakePorts';

afterEach(cleanup);

let store: AppStore;
let sent: string[];
let endSave: (isSaved: boolean) => void;
beforeEach(() => {
  store = createAppStore(fakePorts());
  sent = [];
});

const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Provider store={store}>{children}</Provider>
);

const save = (city: string): Promise<boolean> => {
  sent.push(city);
  return new Promise((resolve) => {
    endSave = resolve;
  });
};

function openForm(saved: CityForm = { city: '' }) {
  return renderHook((now: CityForm) => useDraftedForm(cityOptions(now, save)), {
    wrapper,
    initialProps: saved,
  });
}

type OpenForm = ReturnType<typeof openForm>;

const type = ({ result }: OpenForm, city: string): void =>
  act(() => result.current.form.setFieldValue('city', city));
const held = ({ result }: OpenForm): string => result.current.form.getValues().city;
const isUnsaved = ({ result }: OpenForm): boolean => result.current.isUnsaved;
const submit = ({ result }: OpenForm): void => act(() => result.current.submit());
const end = (isSaved: boolean): Promise<void> =>
  act(() => {
    endSave(isSaved);
    return Promise.resolve();
  });

describe('a form with a draft', () => {
  it('stores the draft when its page is left, and reports the restored draft', () => {
    const first = openForm();
    type(first, 'MARSEILLE');
    expect(isUnsaved(first)).toBe(false);
    first.unmount();
    const second = openForm();
    expect(held(second)).toBe('MARSEILLE');
    expect(isUnsaved(second)).toBe(true);
    act(() => second.result.current.restore());
    expect(held(second)).toBe('');
    expect(isUnsaved(second)).toBe(false);
    second.unmount();
    expect(held(openForm())).toBe('');
  });

  it('stores only the part that the form allows; before the page is left it holds all values', async () => {
    const withoutFigures = ({ city }: { city: string }): { city: string } => ({
      city: city.replace(/\d/g, ''),
    });
    const first = openForm({ city: '', draftOf: withoutFigures });
    type(first, 'MARSEILLE 13');
    submit(first);
    await end(false);
    expect(held(first)).toBe('MARSEILLE 13');
    first.unmount();
    expect(held(openForm())).toBe('MARSEILLE ');
  });

  it("shows the server's values once a restored draft is saved", async () => {
    const first = openForm();
    type(first, 'MARSEILLE');
    first.unmount();
    const second = openForm();
    submit(second);
    await end(true);
    expect(held(second)).toBe('');
    second.unmount();
    expect(isUnsaved(openForm())).toBe(false);
  });

  it('keeps what was typed during the save, which was not sent', async () => {
    const form = openForm();
    type(form, 'MARSEILLE');
    submit(form);
    type(form, 'AIX');
    form.rerender({ city: 'MARSEILLE' });
    expect(held(form)).toBe('AIX');
    await end(true);
    expect(held(form)).toBe('AIX');
    form.unmount();
    expect(held(openForm({ city: 'MARSEILLE' }))).toBe('AIX');
  });

  it('removes the draft when its save ends after the page was opened again', async () => {
    const first = openForm();
    type(first, 'MARSEILLE');
    submit(first);
    first.unmount();
    const second = openForm();
    expect(isUnsaved(second)).toBe(true);
    await end(true);
    expect(isUnsaved(second)).toBe(false);
    second.rerender({ city: 'MARSEILLE' });
    expect(held(second)).toBe('MARSEILLE');
  });

  it("follows the server's values until something is typed, and keeps typed values", () => {
    const form = openForm();
    form.rerender({ city: 'LYON' });
    expect(held(form)).toBe('LYON');
    form.unmount();
    expect(isUnsaved(openForm())).toBe(false);
    const typed = openForm();
    type(typed, 'MARSEILLE');
    typed.rerender({ city: 'LYON' });
    expect(held(typed)).toBe('MARSEILLE');
  });

  it('does not reset its fields when they already show the saved values', async () => {
    const form = openForm();
    type(form, 'MARSEILLE');
    submit(form);
    form.rerender({ city: 'MARSEILLE' });
    const key = form.result.current.form.key('city');
    await end(true);
    expect(form.result.current.form.key('city')).toBe(key);
    form.unmount();
    expect(isUnsaved(openForm())).toBe(false);
  });
});

describe('a form whose page was loaded again', () => {
  it('shows what was typed before, once; but what was typed since, if there is any', () => {
    const ports = fakePorts();
    store = createAppStore(ports);
    store.dispatch(holdDraft('a/1', { city: 'MARSEILLE' }));
    const form = openForm();
    expect(held(form)).toBe('MARSEILLE');
    expect(isUnsaved(form)).toBe(true);
    expect(ports.browser.heldDrafts.read()).toBeNull();
    store.dispatch(holdDraft('a/1', { city: 'MARSEILLE' }));
    type(form, 'AIX');
    form.unmount();
    expect(held(openForm())).toBe('AIX');
  });
});

describe('a form that is submitted', () => {
  it('E11 holds what was typed while the document is left; not when it comes back as it was', () => {
    type(openForm(), 'MARSEILLE');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    const read = (): unknown => store.dispatch(takeHeldDraft('a/1', { city: '' }))?.values ?? null;
    expect(read()).toEqual({ city: 'MARSEILLE' });
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(read()).toBeNull();
    act(() => {
      store.dispatch(signOut());
    });
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(read()).toBeNull();
  });

  it('sends the parsed values', () => {
    const form = openForm();
    type(form, ' MARSEILLE ');
    submit(form);
    expect(sent).toEqual(['MARSEILLE']);
  });

  it('sends nothing that the domain refuses, and shows the error', () => {
    const form = openForm();
    type(form, '');
    submit(form);
    expect(sent).toEqual([]);
    expect(form.result.current.form.errors).toEqual({ city: 'Quelle ville ?' });
    type(form, 'AIX');
    submit(form);
    expect(form.result.current.form.errors).toEqual({});
  });

  it('keeps the typed values when the save fails', async () => {
    const form = openForm();
    type(form, 'MARSEILLE');
    submit(form);
    await end(false);
    expect(held(form)).toBe('MARSEILLE');
    form.unmount();
    expect(isUnsaved(openForm())).toBe(true);
  });
});

describe('a form that the server makes read-only (M6.4)', () => {
  it('reports that the typed values are not saved', () => {
    const form = openForm();
    type(form, 'MARSEILLE');
    form.rerender({ city: '', isLocked: true });
    expect(isUnsaved(form)).toBe(true);
  });

  it('reports nothing while its own save makes it read-only', () => {
    const form = openForm();
    type(form, 'MARSEILLE');
    submit(form);
    form.rerender({ city: 'MARSEILLE', isLocked: true, state: 'loading' });
    expect(isUnsaved(form)).toBe(false);
  });
});

it.each([
  ['the same person', 'camille', 'Marseille'],
  ['another person', 'sacha', ''],
])('a draft of an expired session, when %s signs in', (_who, username, expected) => {
  const signIn = (name: string): void =>
    act(() => {
      const expiresAt = instant(1_800_000_000);
      store.dispatch(signedIn({ username: name, scopes: [], errors: {}, expiresAt }));
    });
  signIn('camille');
  const first = openForm();
  type(first, 'Marseille');
  // The form is left because the session ends.
  act(() => void store.dispatch(sessionExpired()));
  first.unmount();
  signIn(username);
  expect(held(openForm())).toBe(expected);
});
