import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { loadSubscriber } from '../../../../src/application/subscriber/loadSubscriber';
import { createAppStore } from '../../../../src/application/store';
import { WithContract } from '../../../../src/ui/member/area/WithContract';
import { aContractFile, aSubscriber } from '../../../support/subscriber/builders';
import { fakePorts } from '../../../support/store/fakePorts';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

it('P7.2 an unreadable contract is reported; the button is busy while it loads again', async () => {
  const answers = [
    aSubscriber({ contracts: [{ ...aContractFile(), contract: null }] }),
    aSubscriber(),
  ];
  const load = () => TE.right(answers.shift() ?? aSubscriber());
  const store = createAppStore(fakePorts({ subscribers: { load } }));
  await store.dispatch(loadSubscriber());
  renderInMantine(
    <Provider store={store}>
      <MemoryRouter>
        <main>
          <WithContract heading="Récapitulatif du contrat">
            {({ contract }) => <p>{contract.reference}</p>}
          </WithContract>
        </main>
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByText(/Les données de ce contrat sont illisibles/)).toBeDefined();
  const retry = screen.getByRole('button', { name: 'Réessayer' });
  retry.focus();
  fireEvent.click(retry);
  expect(retry.getAttribute('aria-disabled')).toBe('true');
  expect(await screen.findByText(aContractFile().contract.reference)).toBeDefined();
  const heading = screen.getByRole('heading', { name: 'Récapitulatif du contrat' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
