import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { signedIn } from '../../../../src/application/kernel/events';
import { createAppStore } from '../../../../src/application/store';
import type { Scope } from '../../../../src/domain/account/accessToken';
import { AccountLink } from '../../../../src/ui/app/frame/AccountLink';
import { aSession } from '../../../support/account/aSession';
import { fakePorts } from '../../../support/store/fakePorts';

afterEach(cleanup);

const homes: readonly (readonly [readonly Scope[], string])[] = [
  [['SUBSCRIBER'], '/member/dashboard'],
  [['FREE'], '/espace/gratuite'],
  [['SUBSCRIBER', 'FREE'], '/member/dashboard'],
];

it.each(homes)('P6.6 « Espace client » of an account with %j leads to %s', (scopes, home) => {
  const store = createAppStore(fakePorts());
  store.dispatch(signedIn(aSession({ scopes })));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AccountLink />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('link', { name: 'Espace client' }).getAttribute('href')).toBe(home);
});
