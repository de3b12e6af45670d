import { act, cleanup, renderHook } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppThunk } from '../../../src/application/kernel/AppThunk';
import { createAppStore } from '../../../src/application/store';
import { useRun } from '../../../src/ui/state/useRun';
import { fakePorts } from '../../support/store/fakePorts';

afterEach(cleanup);

const store = createAppStore(fakePorts());
const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Provider store={store}>{children}</Provider>
);

describe('a use case started by a component', () => {
  it('runs once, even if it is started twice before the next render', async () => {
    const sent: string[] = [];
    const useCase =
      (what: string): AppThunk<Promise<E.Either<never, string>>> =>
      () => {
        sent.push(what);
        return Promise.resolve(E.right(what));
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

  it('reports why it failed, until the next run', async () => {
    const answers = [E.left('no'), E.right('yes')];
    const useCase = (): AppThunk<Promise<E.Either<string, string>>> => () =>
      Promise.resolve(answers.shift() ?? E.left('too often'));
    const { result } = renderHook(() => useRun(useCase), { wrapper });
    await act(() => result.current.run());
    expect(result.current).toMatchObject({ state: 'fail', failure: 'no' });
    await act(() => result.current.run());
    expect(result.current).toMatchObject({ state: 'success', failure: undefined });
  });
});
