import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ConfirmDialogProps } from '../../../src/ui/design/controls/ConfirmDialog';
import type * as LazyPart from '../../../src/ui/state/loading/lazyPart';
import { renderInMantine } from '../../support/browser/renderInMantine';

const fetchDialog = vi.hoisted(() =>
  vi.fn<() => Promise<(props: ConfirmDialogProps) => ReactElement>>(),
);

/** The test makes the request for the dialog's code fail. */
vi.mock('../../../src/ui/state/loading/lazyPart', async (importOriginal) => {
  const { lazyPart } = await importOriginal<typeof LazyPart>();
  return { lazyPart: () => lazyPart(fetchDialog) };
});

/** Fetches ahead at once. */
vi.mock('../../../src/ui/state/loading/whenIdle', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

function Dialog({ title, isOpen, children }: ConfirmDialogProps): ReactElement {
  return <div>{isOpen && <section aria-label={title}>{children}</section>}</div>;
}

afterEach(cleanup);

/** Clicks, and waits for what the click fetches. */
async function press(button: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
}

async function renderButton(): Promise<HTMLElement> {
  // Another test file of this worker may have imported the button with the real `lazyPart`.
  vi.resetModules();
  const { ConfirmButton } = await import('../../../src/ui/area/ConfirmButton');
  renderInMantine(
    <ConfirmButton
      title="Supprimer votre IBAN"
      consequence={<p>Il sera supprimé.</p>}
      isBusy={false}
      onConfirm={() => Promise.resolve()}
    >
      Supprimer
    </ConfirmButton>,
  );
  await waitFor(() => {
    expect(fetchDialog).toHaveBeenCalled();
  });
  return screen.getByRole('button', { name: 'Supprimer' });
}

test('code of the dialog that failed to load ahead is fetched again on click', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchDialog.mockRejectedValueOnce(
    new Error('Unable to preload CSS for /assets/ConfirmDialog.css'),
  );
  const button = await renderButton();
  expect(screen.queryByRole('alert')).toBeNull();
  fetchDialog.mockResolvedValue(Dialog);
  await press(button);
  expect(await screen.findByRole('region', { name: 'Supprimer votre IBAN' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a dialog that does not arrive on click either: a sentence', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchDialog.mockRejectedValue(new Error('404'));
  const button = await renderButton();
  await press(button);
  expect((await screen.findByRole('alert')).textContent).toContain("n'a pas pu s'afficher");
});
