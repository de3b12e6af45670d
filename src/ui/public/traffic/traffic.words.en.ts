import type { Words } from './traffic.words.fr';
import { operatorText } from '../../words/operatorText.en';

export const words: Words = {
  region: 'Traffic',
  failed:
    'The state of the tunnels could not be read. Follow the signs at the entrances of the tunnels.',
  stale: (time, day) => `The traffic could not be updated. ${lastKnown(time, day)}`,
  unchanged: lastKnown,
  age: (minutes) => {
    const hours = Math.floor(minutes / 60);
    return hours < 2 ? `${minutes} min ago.` : `${hours} h ago.`;
  },
  live: (time) => `[Live][, [updated at ]${time}]`,
  map: 'The tunnels now',
  table: {
    caption: 'Direction by direction',
    way: 'Direction',
    state: 'State',
    time: 'Travel time',
  },
  mine: ', on my trip',
  toward: (place) => `to ${place}`,
  states: {
    fluid: 'Clear',
    dense: 'Heavy',
    closed: 'Closed',
    unknown: 'Unknown',
  },
  markedMinutes: (minutes) => `[${minutes}] min`,
  closedRoads: (entries, exits) => {
    const roads = [
      ...entries.map((name) => `entry ${operatorText(name)}`),
      ...exits.map((name) => `exit ${operatorText(name)}`),
    ];
    return `Closed: ${roads.join(', ')}`;
  },
  trip: {
    title: 'Your trip',
    from: 'From',
    to: 'To',
    choose: 'Choose',
    swap: 'Reverse the trip',
    hint: 'Choose where you start and where you go: time, price and state appear here.',
    noPrice: 'The price of this trip is not published here.',
    stored: 'Kept on this device',
    forget: 'Forget this trip',
    states: { fluid: 'clear', dense: 'heavy', closed: 'closed', unknown: 'state unknown' },
    points: (height) => [
      'Toll: €',
      'Tag locker, day and night',
      `Height limit ${height.replace(',', '.')}`,
    ],
  },
};

function lastKnown(time: string, day: string | null): string {
  return `Last known state ${day === null ? '' : `on ${day} `}at ${time}.`;
}
