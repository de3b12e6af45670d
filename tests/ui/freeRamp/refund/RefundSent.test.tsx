import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';
import { RefundSent } from '../../../../src/ui/freeRamp/refund/RefundSent';
import { aReceiptPath, anIdentifier } from '../../../support/freeRamp/freeRamp';
import { fakePorts } from '../../../support/store/fakePorts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('P7.26 a receipt that could not be made with the request is created once', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('scrollTo', () => undefined);
  const makeReceipt = vi.fn(() => TE.right(aReceiptPath));
  const download = vi.fn(() => TE.left({ kind: 'service/unreachable' } as const));
  const store = createAppStore(fakePorts({ refunds: { makeReceipt }, receipts: { download } }));
  const sent = { id: 7, receipt: null, amount: null, ibanEnding: null };
  render(
    <Provider store={store}>
      <MemoryRouter>
        <MantineArea>
          <RefundSent identifier={anIdentifier} sent={sent} />
        </MantineArea>
      </MemoryRouter>
    </Provider>,
  );
  // P8.5: a failure has its sentence before anything is pressed.
  expect(screen.getByRole('alert').textContent).toMatch(/^Une erreur s'est produite\. /);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: /reçu/ });
  await user.click(button);
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  // While the button shows the failure it takes no press (P4.24).
  await waitFor(async () => {
    await user.click(button);
    expect(download).toHaveBeenCalledTimes(2);
  });
  expect(makeReceipt).toHaveBeenCalledOnce();
  expect(screen.queryByText(/son reçu n'a pas pu être préparé/)).toBeNull();
});
