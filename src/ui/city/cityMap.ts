import { placeNames, type Place } from '../../domain/passage/place';
import type { TrafficDirection } from '../../domain/passage/stretches';

type Point = readonly [x: number, y: number];

/** One direction on the map, whose ground is `generated/city.svg`; angles in degrees, clockwise. */
interface Lane {
  readonly path: string;
  /** Where the lane ends, and where it points there. */
  readonly tip: readonly [...Point, angle: number];
  /** The middle of its label, and the way it goes beside it. */
  readonly label: readonly [...Point, angle: number];
}

export const lanes: Readonly<Record<TrafficDirection, Lane>> = {
  carenageToPrado: {
    path: 'M160 155.5H215.5Q237.5 155.5 253.5 171L292 210Q307.5 225.5 329.5 225.5H385',
    tip: [385, 225.5, 0],
    label: [222, 208, 45],
  },
  pradoToCarenage: {
    path: 'M390 214.5H334.5Q312.5 214.5 296.5 199L258 160Q242.5 144.5 220.5 144.5H165',
    tip: [165, 144.5, 180],
    label: [331, 158, 225],
  },
  pradoToSchloesing: {
    path: 'M405.5 210V164.5Q405.5 142.5 421 126.5L436.5 111Q452.5 95.5 474.5 95.5H559',
    tip: [559, 95.5, 0],
    label: [470, 146, -45],
  },
  schloesingToPrado: {
    path: 'M564 84.5H469.5Q447.5 84.5 432 100L410 122Q394.5 137.5 394.5 159.5V205',
    tip: [394.5, 205, 90],
    label: [500, 50, 180],
  },
  menpentiToPrado2: {
    path: 'M234.5 300V309Q234.5 318.5 241 324.5L278 362Q291.5 375.5 311 375.5H330',
    tip: [330, 375.5, 0],
    label: [190, 368, 45],
  },
  prado2ToMenpenti: {
    path: 'M335 364.5H315.5Q296.5 364.5 282.5 351L248.5 317Q245.5 313.5 245.5 309.5V305',
    tip: [245.5, 305, -90],
    label: [326, 322, 225],
  },
  roundaboutToA50: {
    path: 'M455.5 366V349Q455.5 332.5 467.5 320.5L470.5 317.5Q485.5 302.5 485.5 281V235',
    tip: [485.5, 235, -90],
    label: [549, 292, -90],
  },
  a50ToRoundabout: {
    path: 'M474.5 230V276.5Q474.5 297.5 459.5 312.5L456.5 316Q444.5 327.5 444.5 344.5V361',
    tip: [444.5, 361, 90],
    label: [410, 280, 90],
  },
};

interface Name {
  /** Of the first line. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly string[];
}

/** The names of the places, as everywhere on the site. */
export const names: Readonly<Record<Place, Name>> = {
  oldPort: { at: [20, 186], anchor: 'start', lines: placeNames.oldPort.split(/ (?=\()/) },
  prado: { at: [384, 250], anchor: 'end', lines: [placeNames.prado] },
  schloesing: { at: [632, 126], anchor: 'end', lines: [placeNames.schloesing] },
  menpenti: { at: [222, 297], anchor: 'end', lines: [placeNames.menpenti] },
  prado2: { at: [345, 404], anchor: 'middle', lines: [placeNames.prado2] },
  roundabout: { at: [470, 376], anchor: 'start', lines: placeNames.roundabout.split(/ (?=du )/) },
  a50: { at: [573, 227], anchor: 'middle', lines: [placeNames.a50] },
};
