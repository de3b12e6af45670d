import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { createUseCase } from '../../../src/application/kernel/createUseCase';
import {
  holdDrafts,
  reloadWhenUnused,
  watchRelease,
} from '../../../src/application/shell/siteRelease';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

describe('another release of the site', () => {
  it('is reported by the tab, until the end', () => {
    const end = vi.fn();
    const watch = vi.fn(() => end);
    const store = createAppStore(fakePorts({ release: { watch } }));
    const onReplaced = (): void => undefined;
    store.dispatch(watchRelease(onReplaced))();
    expect(watch).toHaveBeenCalledExactlyOnceWith(onReplaced);
    expect(end).toHaveBeenCalledOnce();
  });

  it('is loaded in a tab that was left unused, not while a use case runs', async () => {
    let leave = (): boolean => false;
    const reload = vi.fn();
    const store = createAppStore(
      fakePorts({
        release: {
          whenLeftUnused: (onLeft) => {
            leave = onLeft;
            return () => undefined;
          },
          reload,
        },
      }),
    );
    store.dispatch(reloadWhenUnused());
    let end: (() => void) | undefined;
    const save = createUseCase<void, void>('test/save', () =>
      TE.fromTask(() => new Promise<void>((resolve) => (end = resolve))),
    );
    const saving = store.dispatch(save());
    await vi.waitFor(() => expect(end).toBeDefined());
    expect(leave()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    end?.();
    await saving;
    expect(leave()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('holds nothing where no form was opened', () => {
    const { browser } = fakePorts();
    const store = createAppStore(fakePorts({ heldDrafts: browser.heldDrafts }));
    store.dispatch(holdDrafts());
    expect(browser.heldDrafts.read()).toBeNull();
  });
});
