import { pipe } from 'fp-ts/function';
import { filter, getOrElse, map, toNullable } from 'fp-ts/Option';
import type { ColorScheme, PreferenceStorage } from '../../application/ports/PreferenceStorage';
import { passagePageSizeOrDefault } from '../../domain/passagePageSize';
import type { KeyValueStore } from './keyValueStore';

const contractKey = 'currentContract';
const pageSizeKey = 'noPerPage';
/** Also read by `src/static/color-scheme.js`, before the first paint. */
const colorSchemeKey = 'colorScheme';

export function localPreferenceStorage(store: KeyValueStore): PreferenceStorage {
  return {
    readContractIndex: () =>
      pipe(
        store.read(contractKey),
        filter((text) => /^\d{1,4}$/.test(text)),
        map(Number),
        getOrElse(() => 0),
      ),
    writeContractIndex: (index) => {
      store.write(contractKey, String(index));
    },
    clearContractIndex: () => {
      store.remove(contractKey);
    },
    readPageSize: () => passagePageSizeOrDefault(toNullable(store.read(pageSizeKey))),
    writePageSize: (size) => {
      store.write(pageSizeKey, String(size));
    },
    readColorScheme: () =>
      pipe(
        store.read(colorSchemeKey),
        filter((text): text is ColorScheme => text === 'light' || text === 'dark'),
        getOrElse((): ColorScheme => 'auto'),
      ),
    writeColorScheme: (scheme) => {
      store.write(colorSchemeKey, scheme);
    },
  };
}
