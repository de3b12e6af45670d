import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { createAppStore } from '../../../src/application/store';
import { useFetched } from '../../../src/ui/state/useFetched';
import { fakePorts } from '../../support/store/fakePorts';

afterEach(cleanup);

const store = createAppStore(fakePorts());
const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Provider store={store}>{children}</Provider>
);

const answer: E.Either<string, readonly string[]> = E.right(['first']);
const ask = () => () => Promise.resolve(answer);

describe('data of one screen', () => {
  it('is loading until it arrives', async () => {
    const { result } = renderHook(() => useFetched(ask), { wrapper });
    expect(result.current.remote.status).toBe('loading');
    await act(() => Promise.resolve());
    expect(result.current.remote).toEqual({ status: 'ready', data: ['first'] });
  });
});
