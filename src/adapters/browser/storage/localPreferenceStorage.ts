import type { PreferenceStorage } from '../../../application/ports/device/PreferenceStorage';
import { passagePageSizeOrDefault } from '../../../domain/passage/passagePageSize';
import type { KeyValueStore } from './keyValueStore';

const contractKey = 'currentContract';
const pageSizeKey = 'noPerPage';
/** `src/static/before-paint.js` reads this key too, before the first paint. */
const colorSchemeKey = 'colorScheme';
/** The same script reads it. */
const languageKey = 'language';

export function localPreferenceStorage(store: KeyValueStore): PreferenceStorage {
  return {
    readContractIndex: () => {
      const index = store.read(contractKey) ?? '';
      return /^\d{1,4}$/.test(index) ? Number(index) : 0;
    },
    writeContractIndex: (index) => {
      store.write(contractKey, String(index));
    },
    clearContractIndex: () => {
      store.remove(contractKey);
    },
    readPageSize: () => passagePageSizeOrDefault(store.read(pageSizeKey)),
    writePageSize: (size) => {
      store.write(pageSizeKey, String(size));
    },
    readColorScheme: () => {
      const scheme = store.read(colorSchemeKey);
      return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
    },
    writeColorScheme: (scheme) => {
      store.write(colorSchemeKey, scheme);
    },
    writeLanguage: (tag) => {
      store.write(languageKey, tag);
    },
  };
}
