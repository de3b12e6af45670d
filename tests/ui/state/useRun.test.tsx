import { act, cleanup, renderHook } from '@testing-library/react';
import { left, right, type Either } from 'fp-ts/Either';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppThunk } from '../../../src/application/kernel/AppThunk';
import { createAppStore } from '../../../src/application/store';
import { useRun } from '../../../src/ui/state/useRun';
import { fakePorts } from '../../support/fakePorts';

afterEach(cleanup);

const store = createAppStore(fakePorts());
const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Provider store={store}>{children}</Provider>
);

describe('a use case run from a component', () => {
  it('is sent once, even when it is asked for twice before the screen has followed', async () => {
    const sent: string[] = [];
    const useCase =
      (what: string): AppThunk<Promise<Either<never, string>>> =>
      () => {
        sent.push(what);
        return Promise.resolve(right(what));
      };
    const { result } = renderHook(() => useRun(useCase), { wrapper });
    let answers: readonly boolean[] = [];
    await act(async () => {
      const { run } = result.current;
      answers = await Promise.all([run('first'), run('second')]);
    });
    expect(sent).toEqual(['first']);
    expect(answers).toEqual([true, false]);
    expect(result.current.state).toBe('success');
    await act(() => result.current.run('third'));
    expect(sent).toEqual(['first', 'third']);
  });

  it('tells why it failed, until it is tried again', async () => {
    const answers = [left('no'), right('yes')];
    const useCase = (): AppThunk<Promise<Either<string, string>>> => () =>
      Promise.resolve(answers.shift() ?? left('too often'));
    const { result } = renderHook(() => useRun(useCase), { wrapper });
    await act(() => result.current.run());
    expect(result.current).toMatchObject({ state: 'fail', failure: 'no' });
    await act(() => result.current.run());
    expect(result.current).toMatchObject({ state: 'success', failure: undefined });
  });
});
