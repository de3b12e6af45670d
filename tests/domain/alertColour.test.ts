import { describe, expect, it } from 'vitest';
import { alertColour } from '../../src/domain/alertColour';

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
