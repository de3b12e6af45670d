import type { ConsentStorage } from '../../../application/ports/device/ConsentStorage';
import { instant } from '../../../domain/basis/instant';
import type { KeyValueStore } from './keyValueStore';

/** Seconds since the epoch at which the visitor answered; if it is present, the overlay is hidden. */
const answeredAtKey = 'cookies';
const audienceKey = 'acceptMAT';
const thirdPartyKey = 'acceptTP';

export function localConsentStorage(store: KeyValueStore): ConsentStorage {
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
  };
}
