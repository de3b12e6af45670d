import { words } from '../ui/words/document/offline.words.fr';
import { deviceClock } from '../adapters/browser/deviceClock';
import { localKeyValueStore } from '../adapters/browser/storage/keyValueStore';
import { localPreferenceStorage } from '../adapters/browser/storage/localPreferenceStorage';
import { storedJson } from '../adapters/browser/storage/storedJson';
import { readKeptTraffic } from '../domain/publicSite/keptTraffic';
import { trafficAge } from '../domain/publicSite/traffic';
import { applyColorScheme } from '../ui/design/theme/colorScheme';
import './offlinePage.css';
import { trafficTable } from './trafficTable';

// Fills the page without a network: colour scheme, last stored traffic and its age, state of the network.
const store = localKeyValueStore(() => window.localStorage);
applyColorScheme(localPreferenceStorage(store).readColorScheme());

const traffic = readKeptTraffic(storedJson(store, 'lastTraffic').read());
if (traffic !== null) {
  const showAge = (): void => {
    const age = trafficAge(traffic, deviceClock(store).now());
    write('age', words.lastRead(age, traffic.updatedAt));
  };
  showAge();
  setInterval(showAge, 60_000);
  const place = document.getElementById('traffic');
  place?.append(trafficTable(traffic));
  place?.removeAttribute('hidden');
}

// The address is still that of the wanted page.
document.getElementById('again')?.addEventListener('click', () => window.location.reload());
window.addEventListener('online', () => write('back', words.connected));
window.addEventListener('offline', () => write('back', ''));

function write(id: string, sentence: string): void {
  const place = document.getElementById(id);
  if (place) place.textContent = sentence;
}
