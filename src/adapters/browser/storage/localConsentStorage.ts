import type { ConsentStorage } from '../../../application/ports/device/ConsentStorage';
import { instant } from '../../../domain/basis/instant';
import type { KeyValueStore } from './keyValueStore';
import { watchStoredKey } from './watchStoredKey';

/** Seconds since the epoch at which the visitor answered; if it is present, the overlay is hidden. */
const answeredAtKey = 'cookies';
const audienceKey = 'acceptMAT';
const thirdPartyKey = 'acceptTP';

/** `events` is the window. */
export function localConsentStorage(
  store: KeyValueStore,
  events: () => EventTarget = () => window,
): ConsentStorage {
  const isOn = (key: string): boolean => store.read(key) === 'true';
  return {
    read: () => {
      const answeredAt = store.read(answeredAtKey);
      if (answeredAt === null || !/^\d{1,12}$/.test(answeredAt)) return null;
      return {
        audience: isOn(audienceKey),
        thirdParty: isOn(thirdPartyKey),
        answeredAt: instant(Number(answeredAt)),
      };
    },
    write: (consent) => {
      store.write(audienceKey, String(consent.audience));
      store.write(thirdPartyKey, String(consent.thirdParty));
      store.write(answeredAtKey, String(consent.answeredAt));
    },
    watch: (onChange) => {
      const stops = [answeredAtKey, audienceKey, thirdPartyKey].map((key) =>
        watchStoredKey(key, events(), onChange),
      );
      return () => stops.forEach((stop) => stop());
    },
  };
}
