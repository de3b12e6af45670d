import { pipe } from 'fp-ts/function';
import { filter, getOrElse, map } from 'fp-ts/Option';
import type { ConsentStorage } from '../../application/ports/ConsentStorage';
import { instant } from '../../domain/instant';
import type { KeyValueStore } from './keyValueStore';

/** Seconds since the epoch at which the visitor answered; its presence hides the overlay. */
const answeredAtKey = 'cookies';
const audienceKey = 'acceptMAT';
const thirdPartyKey = 'acceptTP';

export function localConsentStorage(store: KeyValueStore): ConsentStorage {
  const isOn = (key: string): boolean =>
    pipe(
      store.read(key),
      getOrElse(() => ''),
    ) === 'true';
  return {
    read: () =>
      pipe(
        store.read(answeredAtKey),
        filter((text) => /^\d{1,12}$/.test(text)),
        map((text) => ({
          audience: isOn(audienceKey),
          thirdParty: isOn(thirdPartyKey),
          answeredAt: instant(Number(text)),
        })),
      ),
    write: (consent) => {
      store.write(audienceKey, String(consent.audience));
      store.write(thirdPartyKey, String(consent.thirdParty));
      store.write(answeredAtKey, String(consent.answeredAt));
    },
  };
}
