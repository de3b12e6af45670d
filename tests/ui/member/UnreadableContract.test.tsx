import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { right } from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { loadSubscriber } from '../../../src/application/member/loadSubscriber';
import { createAppStore } from '../../../src/application/store';
import { WithContract } from '../../../src/ui/member/WithContract';
import { aContractFile, aSubscriber } from '../../support/builders';
import { fakePorts } from '../../support/fakePorts';

afterEach(cleanup);

it('P7.2 the page of an unreadable contract says so, and its button is busy until the contract is read again', async () => {
  const answers = [
    aSubscriber({ contracts: [{ ...aContractFile(), contract: null }] }),
    aSubscriber(),
  ];
  const load = () => right(answers.shift() ?? aSubscriber());
  const store = createAppStore(fakePorts({ subscribers: { load } }));
  await store.dispatch(loadSubscriber());
  render(
    <Provider store={store}>
      <MemoryRouter>
        <WithContract heading="Récapitulatif du contrat">
          {({ contract }) => <p>{contract.reference}</p>}
        </WithContract>
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByText(/Les données de ce contrat sont illisibles/)).toBeDefined();
  const retry = screen.getByRole('button', { name: 'Réessayer' });
  fireEvent.click(retry);
  expect(retry.getAttribute('aria-disabled')).toBe('true');
  expect(await screen.findByText(aContractFile().contract.reference)).toBeDefined();
});
