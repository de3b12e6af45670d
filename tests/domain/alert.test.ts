import { describe, expect, it } from 'vitest';
import { alertColour, isAlertShown } from '../../src/domain/alert';
import { instant } from '../../src/domain/instant';

describe('M4.11 an alert is coloured by the keywords in its type', () => {
  it.each([
    ['travaux', 'orange'],
    ['Fermeture nocturne', 'orange'],
    ['accident', 'red'],
    ['Incident technique', 'red'],
    ['DANGER', 'red'],
    ['info', 'blue'],
    ['Information', 'blue'],
    ['', 'grey'],
    ['météo', 'grey'],
    ['info travaux', 'orange'],
    ['fermeture après accident', 'red'],
  ])('« %s » is %s', (type, colour) => {
    expect(alertColour(type)).toBe(colour);
  });
});

describe('M4.11, M9.9 an alert shows between its start and its end', () => {
  const alert = { startsAt: instant(1000), endsAt: instant(2000) };

  it.each([
    [999, false],
    [1000, true],
    [1500, true],
    [2000, true],
    [2001, false],
  ])('at second %d of a window from 1000 to 2000: %s', (now, expected) => {
    expect(isAlertShown(alert, instant(now))).toBe(expected);
  });
});
