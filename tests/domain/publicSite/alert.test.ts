import { describe, expect, it } from 'vitest';
import {
  alertColour,
  blocksTraffic,
  gravestFirst,
  hasBlockedSince,
  isAlertShown,
  isAboutWay,
} from '../../../src/domain/publicSite/alert';
import { instant } from '../../../src/domain/basis/instant';
import { anAlert } from '../../support/publicSite/publicSite';

describe('M4.11 the keywords in the type of an alert define its colour', () => {
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

describe('M4.11, M9.9 an alert is shown from its start to its end', () => {
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

describe('M4.10 a closure or an accident', () => {
  it.each([
    ['travaux', 'Sens Prado 2 – Menpenti fermé', true],
    ['Fermeture nocturne', 'Prado', true],
    ['accident', 'Rond-point du Prado', true],
    ['travaux', 'Voie réduite', false],
    ['info', 'Nouveaux tarifs', false],
  ])('« %s », « %s »: %s', (type, title, expected) => {
    expect(blocksTraffic({ type, title })).toBe(expected);
  });

  it('opens the alerts when it has begun since the last visit; never on the first visit', () => {
    const alerts = [anAlert({ type: 'info', startsAt: instant(300) })];
    const closure = anAlert({ type: 'fermeture', startsAt: instant(200) });
    expect(hasBlockedSince([...alerts, closure], instant(199))).toBe(true);
    expect(hasBlockedSince([...alerts, closure], instant(200))).toBe(false);
    expect(hasBlockedSince(alerts, instant(100))).toBe(false);
    expect(hasBlockedSince([closure], null)).toBe(false);
  });

  it('is before the works and the rest; among equals the latest is first', () => {
    const titles = gravestFirst([
      anAlert({ type: 'info', title: 'Tarifs' }),
      anAlert({ type: 'travaux', title: 'Voie réduite' }),
      anAlert({ type: 'météo', title: 'Vent' }),
      anAlert({ type: 'info', title: 'Sortie fermée', startsAt: instant(1) }),
      anAlert({ type: 'travaux', title: 'Prado fermé', startsAt: instant(1) }),
      anAlert({ type: 'travaux', title: 'A50 fermée', startsAt: instant(2) }),
      anAlert({ type: 'accident', title: 'Accident' }),
    ]).map(({ title }) => title);
    expect(titles).toEqual([
      'Accident',
      'A50 fermée',
      'Prado fermé',
      'Sortie fermée',
      'Voie réduite',
      'Tarifs',
      'Vent',
    ]);
  });
});

describe('P3.10 an alert is about one direction, or about both', () => {
  it.each([
    ['Tunnel Prado 2 : sens Prado 2 – Menpenti fermé', 'prado2', 'menpenti', true],
    ['Tunnel Prado 2 : sens Prado 2 – Menpenti fermé', 'menpenti', 'prado2', false],
    ['Tunnel Prado 2 : sens Prado 2 – Menpenti fermé', 'prado', 'menpenti', false],
    ['Menpenti – Prado 2 fermé dans les deux sens', 'prado2', 'menpenti', true],
    ['A50 vers Rond-point du Prado', 'a50', 'roundabout', true],
    ['Rond-point du Prado vers Vieux-Port', 'prado', 'oldPort', false],
    ['Prado – Carénage fermé', 'prado', 'oldPort', true],
    ['Vieux-Port (Carénage) → Prado fermé', 'oldPort', 'prado', true],
    ['Menpenti fermé', 'prado2', 'menpenti', false],
    ['Menpenti fermé dans les deux sens', 'menpenti', 'prado2', false],
    ['Menpenti fermé dans les deux sens', 'prado2', 'menpenti', false],
    ['Menpenti fermé', 'menpenti', 'menpenti', false],
    ['Pradoline et Carénage', 'prado', 'oldPort', false],
    ['Carénage – Prado fermé, direction A50, dans les deux sens', 'prado', 'oldPort', true],
    ['Tunnel Prado-Carénage fermé, sens Carénage vers Prado', 'oldPort', 'prado', true],
    ['Tunnel Prado-Carénage fermé, sens Carénage vers Prado', 'prado', 'oldPort', false],
  ] as const)('« %s », %s to %s: %s', (title, from, to, expected) => {
    expect(isAboutWay({ title, type: 'travaux' }, from, to)).toBe(expected);
  });

  it('news about prices close nothing', () => {
    const alert = { title: 'Carénage – Prado : nouveau tarif', type: 'info' };
    expect(isAboutWay(alert, 'oldPort', 'prado')).toBe(false);
  });
});
