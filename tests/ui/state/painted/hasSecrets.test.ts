import { afterEach, expect, it } from 'vitest';
import { hasSecrets } from '../../../../src/ui/state/painted/hasSecrets';

afterEach(() => {
  document.body.innerHTML = '';
});

it.each(['<input type="password">', '<input data-secret>'])(
  'a page with %s has secrets when it is filled in',
  (secret) => {
    document.body.innerHTML = `<label>Nom<input value="Durand"></label>${secret}`;
    expect(hasSecrets()).toBe(false);
    const field = document.querySelector<HTMLInputElement>('input:not([value])');
    if (field) field.value = 'x';
    expect(hasSecrets()).toBe(true);
  },
);
