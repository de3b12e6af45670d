import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { useDownload } from '../../../../src/ui/member/download/useDownload';
import { aToken } from '../../../support/account/aToken';
import { fakePorts } from '../../../support/store/fakePorts';

afterEach(cleanup);

/** Starts a download of one part, which arrives when it is told to. */
function startDownload() {
  const access = fakePorts();
  access.browser.tokens.write(aToken());
  const store = createAppStore(access);
  let arrive = (): void => undefined;
  const part = new Promise<void>((resolve) => (arrive = resolve));
  const { result, unmount } = renderHook(
    () =>
      useDownload({
        title: 'Tout télécharger',
        recall: () => () => null,
        start: () => () => part.then(() => E.right('file')),
        release: () => () => undefined,
      }),
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  );
  act(() => void result.current.run());
  return {
    store,
    unmount,
    arrive: () =>
      act(async () => {
        arrive();
        await part;
      }),
  };
}

/** Whether the browser would ask before the tab is closed. */
const isAsked = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the browser asks before the tab is closed, while the download runs and no longer', async () => {
  const { arrive } = startDownload();
  expect(isAsked()).toBe(true);
  await arrive();
  expect(isAsked()).toBe(false);
});

it('leaving its page stops the download; a toast says how to go on', () => {
  const { store, unmount } = startDownload();
  window.history.replaceState(null, '', '/member/dashboard');
  unmount();
  window.history.replaceState(null, '', '/');
  expect(store.getState().toasts.map(({ notice }) => notice)).toEqual([
    { kind: 'download/interrupted', title: 'Tout télécharger' },
  ]);
  expect(isAsked()).toBe(false);
});
