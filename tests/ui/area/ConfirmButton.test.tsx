import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmButton } from '../../../src/ui/area/ConfirmButton';
import type { ConfirmDialogProps } from '../../../src/ui/design/ConfirmDialog';
import type * as LazyPart from '../../../src/ui/state/lazyPart';

const fetchDialog = vi.hoisted(() =>
  vi.fn<() => Promise<(props: ConfirmDialogProps) => ReactElement>>(),
);

/** The code of the dialog comes from a network that the test cuts. */
vi.mock('../../../src/ui/state/lazyPart', async (importOriginal) => {
  const { lazyPart } = await importOriginal<typeof LazyPart>();
  return { lazyPart: () => lazyPart(fetchDialog) };
});

function Dialog({ title, isOpen, children }: ConfirmDialogProps): ReactElement {
  return <div>{isOpen && <section aria-label={title}>{children}</section>}</div>;
}

afterEach(cleanup);

/** To the end of what it fetches. */
async function press(button: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
}

test('a dialog that is fetched ahead in vain is fetched again at each press, and told beside its button until it comes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchDialog.mockRejectedValue(new Error('Unable to preload CSS for /assets/ConfirmDialog.css'));
  render(
    <ConfirmButton
      title="Supprimer votre IBAN"
      consequence={<p>Il sera supprimé.</p>}
      isBusy={false}
      onConfirm={() => Promise.resolve()}
    >
      Supprimer
    </ConfirmButton>,
  );
  await vi.waitFor(() => {
    expect(fetchDialog).toHaveBeenCalledTimes(1);
  });
  const button = screen.getByRole('button', { name: 'Supprimer' });
  expect(screen.queryByRole('alert')).toBeNull();
  await press(button);
  expect((await screen.findByRole('alert')).textContent).toContain("n'a pas pu s'afficher");
  fetchDialog.mockResolvedValue(Dialog);
  await press(button);
  expect(await screen.findByRole('region', { name: 'Supprimer votre IBAN' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
