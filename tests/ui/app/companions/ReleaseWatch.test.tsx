import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { ReleaseWatch } from '../../../../src/ui/app/companions/ReleaseWatch';
import { fakePorts } from '../../../support/store/fakePorts';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function open(fields = '') {
  document.body.innerHTML = `<div id="root">${fields}<div id="watch"></div></div>`;
  let replace = (): void => undefined;
  let leave: (() => boolean) | undefined;
  const reload = vi.fn();
  const store = createAppStore(
    fakePorts({
      release: {
        watch: (onReplaced) => {
          replace = onReplaced;
          return () => undefined;
        },
        whenLeftUnused: (onLeft) => {
          leave = onLeft;
          return () => undefined;
        },
        reload,
      },
    }),
  );
  renderInMantine(
    <Provider store={store}>
      <ReleaseWatch />
    </Provider>,
    { container: document.getElementById('watch') ?? document.body },
  );
  return { replace: () => act(() => replace()), leave: () => leave?.(), reload };
}

test('a new release is offered, and loaded when the visitor asks for it', async () => {
  const { replace, reload } = open('<label>Nom<input value="Durand"></label>');
  expect(screen.queryByRole('complementary')).toBeNull();
  replace();
  expect(screen.getByRole('status').textContent).toBe(
    'Une nouvelle version du site est disponible.',
  );
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a password would be lost: the visitor is warned first', async () => {
  const { replace, reload } = open('<input type="password">');
  const password = document.querySelector('input');
  if (password) password.value = 'Peage2026!';
  replace();
  await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain(
    "Envoyez d'abord ce que vous avez saisi",
  );
  replace();
  await userEvent.click(screen.getByRole('button', { name: 'Actualiser quand même' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a tab in which nothing is done loads it by itself; not before there is one', () => {
  const { replace, leave, reload } = open();
  expect(leave()).toBeUndefined();
  replace();
  expect(leave()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
