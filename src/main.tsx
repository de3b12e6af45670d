import { createRoot } from 'react-dom/client';
import { App } from './ui/app/App';
import './ui/design/tokens.css';
import './ui/design/base.css';
import { fetchedOnce } from './ui/state/fetchedOnce';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Fetched in parallel with the first paint, once for all islands. */
const loadStore = fetchedOnce(async () => (await import('./composition/openStore')).openStore());

createRoot(root).render(<App loadStore={loadStore} />);
