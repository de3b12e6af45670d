import { cleanup, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { signedIn } from '../../../../src/application/kernel/events';
import { createAppStore } from '../../../../src/application/store';
import { readToken, type Scope } from '../../../../src/domain/account/accessToken';
import { HeroWords } from '../../../../src/ui/public/home/Hero';
import { aToken } from '../../../support/account/aToken';
import { fakePorts } from '../../../support/store/fakePorts';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

test.each<[string, readonly Scope[] | null, readonly string[]]>([
  ['a visitor', null, ["S'abonner en ligne"]],
  ['who has the free ramp only', ['FREE'], ["S'abonner en ligne"]],
  ['a subscriber', ['SUBSCRIBER'], ['Espace client']],
])('P2.1 the action of the home page for %s', (_who, scopes, links) => {
  const store = createAppStore(fakePorts());
  const session = scopes && readToken(aToken({ scopes }));
  if (session) store.dispatch(signedIn(session));
  renderInMantine(
    <Provider store={store}>
      <MemoryRouter>
        <HeroWords />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});
