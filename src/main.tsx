import { createRoot } from 'react-dom/client';
import type { AppStore } from './application/store';
import { App } from './ui/app/App';
import './ui/design/tokens.css';
import './ui/design/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

let store: Promise<AppStore> | undefined;

/** Fetched in parallel with the first paint; asked for as often as islands need it. */
const loadStore = (): Promise<AppStore> =>
  (store ??= import('./composition/openStore').then(({ openStore }) => openStore()));

createRoot(root).render(<App loadStore={loadStore} />);
