import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseFields } from '../../../../src/domain/basis/parseFields';
import { useParsedForm } from '../../../../src/ui/forms/form/useParsedForm';

afterEach(cleanup);

let sent: unknown[];
beforeEach(() => {
  sent = [];
});

const given = (
  raw: string,
): E.Either<{ readonly kind: 'line/missing' | 'line/too-long' }, string> => {
  if (raw === '') return E.left({ kind: 'line/missing' });
  return raw.length > 20 ? E.left({ kind: 'line/too-long' }) : E.right(raw);
};

function Order(): ReactElement {
  const { form, submit, isIncomplete } = useParsedForm({
    initialValues: { home: { street: '', zip: '' }, name: '' },
    parse: ({ home, name }: { home: { street: string; zip: string }; name: string }) =>
      parseFields({
        home: parseFields({ street: given(home.street), zip: given(home.zip) }),
        name: given(name),
      }),
    messages: { 'line/missing': () => 'À remplir', 'line/too-long': () => 'Trop long' },
    onSubmit: (order) => void sent.push(order),
  });
  return (
    <form onSubmit={submit}>
      {isIncomplete && <p role="alert">Veuillez remplir tous les champs.</p>}
      {['home.street', 'home.zip', 'name'].map((path) => (
        <label key={form.key(path)}>
          {path}
          <input
            aria-invalid={path in form.errors}
            {...form.getInputProps(path, { withError: false })}
          />
        </label>
      ))}
      <button type="submit">Envoyer</button>
    </form>
  );
}

const field = (path: string) => screen.getByLabelText(path);
const isWrong = (path: string) => field(path).getAttribute('aria-invalid') === 'true';
const fill = (path: string, value: string) => fireEvent.change(field(path), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));

it('validates a field on blur, and no other field', () => {
  render(<Order />);
  fireEvent.blur(field('home.zip'));
  expect(isWrong('home.zip')).toBe(true);
  expect(isWrong('home.street')).toBe(false);
  expect(isWrong('name')).toBe(false);
});

it('validates all fields on submit: the first with an error takes the focus, nothing is sent', () => {
  render(<Order />);
  fill('home.street', '1 RUE DU PORT');
  submit();
  expect(isWrong('home.street')).toBe(false);
  expect(isWrong('home.zip')).toBe(true);
  expect(isWrong('name')).toBe(true);
  expect(document.activeElement).toBe(field('home.zip'));
  expect(sent).toEqual([]);
});

it('sends the parsed values once all fields are valid', () => {
  render(<Order />);
  fill('home.street', '1 RUE DU PORT');
  fill('home.zip', '13008');
  fill('name', 'DURAND');
  submit();
  expect(sent).toEqual([{ home: { street: '1 RUE DU PORT', zip: '13008' }, name: 'DURAND' }]);
});

it('P5.17, P5.20, P5.22 an empty required field is reported above the fields until none is empty', () => {
  render(<Order />);
  const alert = () => screen.queryByRole('alert');
  fireEvent.blur(field('name'));
  expect(alert()).toBeNull();
  fill('home.street', '1 RUE DU PORT');
  submit();
  expect(alert()?.textContent).toBe('Veuillez remplir tous les champs.');
  fill('home.zip', '13008');
  expect(alert()).not.toBeNull();
  fill('name', 'DURAND');
  expect(alert()).toBeNull();
});

it('P5.17 an invalid field is not reported as empty', () => {
  render(<Order />);
  fill('home.street', '1 RUE DU PORT');
  fill('home.zip', '13008');
  fill('name', 'DURAND DURAND DURAND DURAND');
  submit();
  expect(isWrong('name')).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends what a password manager wrote into the fields without a word', () => {
  render(<Order />);
  fill('name', 'Camille');
  for (const [path, value] of [
    ['home.street', '12 rue Paradis'],
    ['home.zip', '13002'],
  ] as const) {
    (field(path) as HTMLInputElement).value = value;
  }
  submit();
  expect(sent).toEqual([{ home: { street: '12 rue Paradis', zip: '13002' }, name: 'Camille' }]);
});
