import { describe, expect, it } from 'vitest';
import { tidyDeliveryLine } from '../../../src/domain/ordering/deliveryAddress';

describe('P5.5 a line of another delivery address is tidied while it is typed', () => {
  it.each([
    ['companyName', "L'Atelier & Cie", 'L ATELIER CIE'],
    ['address', "3, rue de l'Évêché", '3 RUE DE L EVECHE'],
    ['address2', 'Bât. B', 'BAT B'],
    ['city', 'Aix-en-Provence', 'AIX EN PROVENCE'],
    ['zip', '13-002', '13002'],
    // Upper case is a rule of names, addresses and cities.
    ['zip', 'ad-500', 'ad500'],
  ] as const)('%s: %s gives %s', (field, raw, tidied) => {
    expect(tidyDeliveryLine(field, raw)).toBe(tidied);
  });
});
