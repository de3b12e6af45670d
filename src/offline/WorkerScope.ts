/** The parts of the scope of a service worker that are used: the project has the types of a page. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

export interface WorkEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface InstallEvent extends WorkEvent {
  /** Chromium: requests that a rule sends to the network do not start the worker. */
  readonly addRoutes?: (rules: readonly object[]) => Promise<void>;
}

export interface FetchEvent extends WorkEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}
