import { createRoot } from 'react-dom/client';
import type { AppStore } from './application/store';
import { App } from './ui/app/App';
import './ui/design/tokens.css';
import './ui/design/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

let store: Promise<AppStore> | undefined;

/** Fetched in parallel with the first paint, once for all islands; a failed fetch is tried again by the next one. */
const loadStore = (): Promise<AppStore> =>
  (store ??= import('./composition/openStore').then(
    ({ openStore }) => openStore(),
    (problem: unknown) => {
      store = undefined;
      throw problem;
    },
  ));

createRoot(root).render(<App loadStore={loadStore} />);
