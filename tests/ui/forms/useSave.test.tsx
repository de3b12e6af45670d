import { act, cleanup, renderHook } from '@testing-library/react';
import { right, type Either } from 'fp-ts/Either';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppThunk } from '../../../src/application/kernel/AppThunk';
import { createAppStore } from '../../../src/application/store';
import { useSave } from '../../../src/ui/forms/useSave';
import { fakePorts } from '../../support/fakePorts';

afterEach(cleanup);

const store = createAppStore(fakePorts());
const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Provider store={store}>{children}</Provider>
);

describe('the save of a form', () => {
  it('is sent once, even when it is asked for twice before the screen has followed', async () => {
    const sent: string[] = [];
    const run =
      (what: string): AppThunk<Promise<Either<never, string>>> =>
      () => {
        sent.push(what);
        return Promise.resolve(right(what));
      };
    const { result } = renderHook(() => useSave(run), { wrapper });
    let answers: readonly boolean[] = [];
    await act(async () => {
      const { save } = result.current;
      answers = await Promise.all([save('first'), save('second')]);
    });
    expect(sent).toEqual(['first']);
    expect(answers).toEqual([true, false]);
    expect(result.current.state).toBe('success');
    await act(() => result.current.save('third'));
    expect(sent).toEqual(['first', 'third']);
  });
});
