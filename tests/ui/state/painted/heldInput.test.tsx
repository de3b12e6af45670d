import { act } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdInput } from '../../../../src/ui/state/painted/heldInput';

interface FormProps {
  readonly onSend?: (values: Readonly<Record<string, string | boolean>>) => void;
}

function Form({ onSend }: FormProps): ReactElement {
  const [text, setText] = useState('');
  const [more, setMore] = useState('');
  const [plan, setPlan] = useState('a');
  const [agrees, setAgrees] = useState(false);
  const [size, setSize] = useState('small');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.({ text, more, plan, agrees, size });
      }}
    >
      <label>
        Nom <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <label>
        Message <textarea value={more} onChange={({ target }) => setMore(target.value)} />
      </label>
      <label>
        Formule
        <select value={plan} onChange={({ target }) => setPlan(target.value)}>
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
      </label>
      <label>
        Accord
        <input
          type="checkbox"
          checked={agrees}
          onChange={({ target }) => setAgrees(target.checked)}
        />
      </label>
      {['small', 'large'].map((value) => (
        <label key={value}>
          {value}
          <input
            type="radio"
            name="size"
            value={value}
            checked={size === value}
            onChange={() => setSize(value)}
          />
        </label>
      ))}
    </form>
  );
}

let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  container.id = 'root';
  container.innerHTML = renderToString(<Form />);
  document.body.append(container);
});

afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

function form(): HTMLFormElement {
  const found = container.querySelector('form');
  if (!found) throw new Error('The page has no form');
  return found;
}

function input(selector: string): HTMLInputElement {
  const found = container.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`The form has no ${selector}`);
  return found;
}

function typeBefore(): void {
  input('input').value = 'Durand';
  input('textarea').value = 'Bonjour';
  input('select').value = 'b';
  input('[type=checkbox]').checked = true;
  input('[value=large]').checked = true;
}

const typed = { text: 'Durand', more: 'Bonjour', plan: 'b', agrees: true, size: 'large' };

describe('what was entered in a painted page', () => {
  it('is known to the page that takes it over, and a form that was sent is sent once', () => {
    typeBefore();
    const held = holdInput();
    const onSend = vi.fn();
    act(() => {
      root = hydrateRoot(container, <Form onSend={onSend} />);
    });
    act(() => held.giveBack());
    form().setAttribute('data-held', '');
    act(() => held.repeatPresses());
    act(() => held.repeatPresses());
    expect(onSend.mock.calls).toEqual([[typed]]);
    expect(input('input').value).toBe('Durand');
    expect(input('[value=small]').checked).toBe(false);
  });

  it.each(['before the code of the page arrived', 'since, before the page was replaced'])(
    'is entered into the page that replaces a translated one: typed %s',
    (moment) => {
      for (const label of container.querySelectorAll('label')) {
        label.firstChild?.replaceWith('translated');
      }
      const isEarly = moment.startsWith('before');
      if (isEarly) typeBefore();
      const held = holdInput();
      if (!isEarly) typeBefore();
      const onSend = vi.fn();
      act(() => {
        root = createRoot(container);
        root.render(<Form onSend={onSend} />);
      });
      act(() => held.giveBack());
      act(() => form().requestSubmit());
      expect(onSend.mock.calls).toEqual([[typed]]);
    },
  );

  it('is sent once by the form that replaces a translated one, which was sent before', () => {
    typeBefore();
    const held = holdInput();
    form().setAttribute('data-held', '');
    const onSend = vi.fn();
    act(() => {
      root = createRoot(container);
      root.render(<Form onSend={onSend} />);
    });
    act(() => held.giveBack());
    act(() => held.repeatPresses());
    act(() => held.repeatPresses());
    expect(onSend.mock.calls).toEqual([[typed]]);
  });

  it('goes on in the field that replaced the focused one', () => {
    const held = holdInput();
    input('textarea').focus();
    act(() => {
      root = createRoot(container);
      root.render(<Form />);
    });
    expect(document.activeElement).toBe(document.body);
    held.focusAgain();
    expect(document.activeElement).toBe(input('textarea'));
  });
});
