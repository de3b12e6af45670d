import { createElement, Fragment, lazy, type ComponentType, type ReactNode } from 'react';

/** The code of a part that did not arrive. */
export class LostPart extends Error {
  constructor(cause: unknown) {
    super('A part of the site did not arrive', { cause });
  }
}

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the code before the first render; resolves to whether it arrived. */
  readonly fetchAhead: () => Promise<boolean>;
  /** Renders its children once the code is there: for content that must not move when the part appears. */
  readonly Loaded: ComponentType<{ readonly children: ReactNode }>;
};

/** React's `lazy`, whose code may be fetched before the first render. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let fetched: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = (): Promise<ComponentType<Props>> => {
    fetched ??= load().catch((cause: unknown) => {
      throw new LostPart(cause);
    });
    return fetched;
  };
  const Part: ComponentType<Props> = lazy(async () => ({ default: await fetchOnce() }));
  const Loaded = lazy(async () => {
    await fetchOnce();
    return { default: ContentOf };
  });
  return Object.assign(Part, {
    Loaded,
    fetchAhead: async () => {
      try {
        await fetchOnce();
        return true;
      } catch {
        // The render asks again.
        fetched = undefined;
        return false;
      }
    },
  });
}

function ContentOf({ children }: { readonly children: ReactNode }): ReactNode {
  return createElement(Fragment, null, children);
}
