import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { left, right, type Either } from 'fp-ts/Either';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSubscriber } from '../../../../src/application/member/loadSubscriber';
import {
  selectContract,
  selectContractIndex,
} from '../../../../src/application/member/subscriberSlice';
import type { InvoiceError } from '../../../../src/application/ports/InvoiceGateway';
import { createAppStore, type AppStore } from '../../../../src/application/store';
import { routes } from '../../../../src/ui/navigation/routes';
import { InvoiceViewPage } from '../../../../src/ui/member/invoice/InvoiceViewPage';
import { SubscriberContext } from '../../../../src/ui/member/useSubscriber';
import { aContractFile, anInvoice, aSubscriber } from '../../../support/builders';
import { fakePorts } from '../../../support/fakePorts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const viewOf = (number: string): string => routes.invoiceView.replace(':id', number);
const frame = (): Promise<HTMLElement> => screen.findByTitle(/^Facture/);

interface Opened {
  readonly store: AppStore;
  readonly goTo: (address: string) => Promise<void>;
  readonly shownAddress: () => string;
  /** Numbers asked of the server, in order. */
  readonly asked: readonly string[];
  /** Ends the oldest call that is still waiting. */
  readonly answer: (result?: Either<InvoiceError, Blob>) => Promise<void>;
  /** Addresses that lead to a PDF now. */
  readonly open: ReadonlySet<string>;
}

/** Opens the view as a subscriber with three contracts: the documents 1 and 2, then 3, then none. */
async function openView(number: string, showsInFrame = true): Promise<Opened> {
  const asked: string[] = [];
  const waiting: ((result: Either<InvoiceError, Blob>) => void)[] = [];
  const open = new Set<string>();
  const file = (...numbers: readonly string[]) =>
    aContractFile({ invoices: numbers.map((one) => anInvoice({ number: one })) });
  const subscriber = aSubscriber({ contracts: [file('1', '2'), file('3'), file()] });
  const store = createAppStore(
    fakePorts({
      subscribers: { load: () => () => Promise.resolve(right(subscriber)) },
      invoices: {
        download: (wanted) => () => {
          asked.push(wanted);
          return new Promise((resolve) => waiting.push(resolve));
        },
      },
      pdfViewer: {
        open: () => {
          const address = `blob:${String(asked.length)}`;
          open.add(address);
          return { address, showsInFrame };
        },
        close: (address) => void open.delete(address),
      },
    }),
  );
  await store.dispatch(loadSubscriber());
  const page = (
    <SubscriberContext value={subscriber}>
      <InvoiceViewPage />
    </SubscriberContext>
  );
  const router = createMemoryRouter(
    [
      { path: routes.invoiceView, element: page },
      { path: '*', element: <p>ailleurs</p> },
    ],
    { initialEntries: [viewOf(number)] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    store,
    goTo: (address) => act(() => router.navigate(address)),
    shownAddress: () => router.state.location.pathname,
    asked,
    answer: async (result = right(new Blob(['%PDF-1.4']))) => {
      await waitFor(() => {
        expect(waiting).not.toEqual([]);
      });
      await act(async () => {
        waiting.shift()?.(result);
        await Promise.resolve();
      });
    },
    open,
  };
}

describe('M2.11 the PDF is released', () => {
  it('on leaving', async () => {
    const { answer, goTo, open } = await openView('1');
    await answer();
    expect((await frame()).getAttribute('src')).toMatch(/^blob:1#/);
    expect([...open]).toEqual(['blob:1']);
    await goTo(routes.invoices);
    await waitFor(() => {
      expect([...open]).toEqual([]);
    });
  });

  it('on changing the document, which shows the other one', async () => {
    const { answer, goTo, open, asked } = await openView('1');
    await answer();
    await frame();
    await goTo(viewOf('2'));
    expect(screen.getByText('Chargement en cours…').getAttribute('role')).toBe('status');
    await answer();
    expect(await screen.findByTitle('Facture 2')).toHaveProperty(
      'src',
      expect.stringMatching(/^blob:2#/),
    );
    expect(asked).toEqual(['1', '2']);
    expect([...open]).toEqual(['blob:2']);
  });

  it('when it comes after leaving', async () => {
    const { answer, goTo, open } = await openView('1');
    await goTo(routes.invoices);
    const opened = vi.spyOn(open as Set<string>, 'add');
    await answer();
    await waitFor(() => {
      expect(opened).toHaveBeenCalledWith('blob:1');
      expect([...open]).toEqual([]);
    });
  });

  it('when it comes after another document was chosen, which stays the one on screen', async () => {
    const { answer, goTo, open } = await openView('1');
    await goTo(viewOf('2'));
    await answer(left({ kind: 'service/failed' }));
    await answer();
    await screen.findByTitle('Facture 2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect([...open]).toEqual(['blob:2']);
  });
});

describe('M2.11 a browser that shows no PDF in a page', () => {
  it('gets a link that opens the document on its own', async () => {
    const { answer } = await openView('1', false);
    await answer();
    const link = await screen.findByRole('link', { name: 'Ouvrir la facture' });
    expect(link).toHaveProperty('href', 'blob:1');
    expect(link).toHaveProperty('target', '_blank');
    expect(screen.queryByTitle('Facture 1')).toBeNull();
  });
});

describe('M2.11 a PDF that does not come', () => {
  it('says so, and « Réessayer » brings it and the focus with it', async () => {
    const user = userEvent.setup();
    const { answer, asked } = await openView('1');
    await answer(left({ kind: 'invoice/not-a-pdf' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/n'est pas un PDF lisible/);
    const retry = screen.getByRole('button', { name: 'Réessayer' });
    await user.click(retry);
    expect(retry.getAttribute('aria-disabled')).toBe('true');
    await answer();
    expect((await frame()).parentElement).toBe(document.activeElement);
    expect(asked).toEqual(['1', '1']);
  });
});

describe('M2.11 the contract of the document', () => {
  it('becomes the selected one, whatever was selected before', async () => {
    const { store } = await openView('3');
    expect(selectContractIndex(store.getState())).toBe(1);
  });

  it.each([
    ['the document of the selected contract', '1', 1],
    ['a document whose contract was selected on arrival', '3', 2],
  ])('%s: another contract leads to its invoices', async (_title, number, chosen) => {
    const { store, shownAddress } = await openView(number);
    act(() => {
      store.dispatch(selectContract(chosen));
    });
    await screen.findByText('ailleurs');
    expect(shownAddress()).toBe(routes.invoices);
    expect(selectContractIndex(store.getState())).toBe(chosen);
  });

  it('a number that is on none of them is not asked for', async () => {
    const { asked } = await openView('99');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Facture introuvable');
    expect(asked).toEqual([]);
  });
});
