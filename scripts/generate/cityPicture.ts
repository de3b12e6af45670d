import { operatorCity } from '../../src/ui/operator.ts';

/** The tunnels, where `src/ui/city/cityMap.ts` draws their lanes. */
const tubes = [
  'M150 150L214 150Q240 150 258.5 168.5L291.5 201.5Q310 220 336 220L400 220',
  'M400 220L400 166Q400 140 418.5 121.5L431.5 108.5Q450 90 476 90L574 90',
  'M480 220L480 279Q480 300 465 315L465 315Q450 330 450 351L450 376',
  'M240 290L240 303Q240 316 249 325L276 352Q294 370 319.5 370L345 370',
];

/** Where a tunnel ends. */
const ends = [
  [150, 150],
  [574, 90],
  [240, 290],
  [345, 370],
  [450, 376],
];

/**
 * The text of `generated/city.svg`: the coast, the port, the tunnels, the toll, the locker and the height
 * limit, not to scale. Its origin is that of the map; it goes on beyond the map on all sides.
 */
export function cityPicture(): string {
  const { sea, land, street, wave, road, edge, tube, node, boat, sign, limit } = operatorCity;
  const lines = tubes.map((path) => `<path d="${path}"/>`).join('');
  const circles = ends.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-900 -80 2400 600">
<path fill="${sea}" d="M-900-80h2400v600H-900z"/>
<path fill="${land}" d="M122-80C128-30 112 6 104 44H228a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H96C80 130 70 150 84 186s-6 66 4 96 44 40 62 76 20 90 60 162h1290V-80zM2 262c8-12 30-14 38-4s-2 20-16 22-28-6-22-18z"/>
<path fill="none" stroke="${street}" stroke-width="2" stroke-linecap="round" d="M256-80V40l-6 60 70 60M256 40l110 20 120-90M366 60l30 90M210 110l-50 60-30 110 60 60 60 180M130 280l90-30 160 30 70 120M620-80l-60 110 30 140-70 60-10 90 130 60M520 320l-60 110M590 170l200 90-170 60 30 110"/>
<path fill="none" stroke="${wave}" stroke-width="2.5" stroke-linecap="round" d="M-4 120h26M30 132h16M14 330h30M52 342h14M40 14h22M-90 210h34M-60 222h18M-190 90h26M-250 300h34M-216 312h16M100 392h22"/>
<path fill="${boat}" d="M128 62l10 16h-10zm-3 0v16h-7zm-12 19h30l-5 7h-20zM180 58l8 13h-8zm-8 16h20l-4 6h-12z"/>
<path stroke="${road}" stroke-width="13" d="M480 220H1500"/>
<path stroke="${land}" stroke-width="2" stroke-dasharray="14 10" d="M500 220H1500"/>
<g fill="none" stroke-linejoin="round"><g stroke="${edge}" stroke-width="26">${lines}</g><g stroke="${tube}" stroke-width="22">${lines}</g></g>
<g stroke-linecap="round"><path stroke="${tube}" stroke-width="24" d="M400 220h80"/><path stroke="${node}" stroke-width="17" d="M400 220h80"/></g>
<g fill="${node}" stroke="${tube}" stroke-width="4">${circles}</g>
<path fill="${tube}" d="M395.5 220a4.5 4.5 0 0 1 9 0 4.5 4.5 0 0 1-9 0zm80 0a4.5 4.5 0 0 1 9 0 4.5 4.5 0 0 1-9 0z"/>
<rect x="540" y="203" width="66" height="34" rx="7" fill="${sign}" stroke="${node}" stroke-width="2.5"/>
<circle cx="440" cy="220" r="15" fill="${tube}" stroke="${node}" stroke-width="3"/>
<path fill="none" stroke="${node}" stroke-width="2.6" stroke-linecap="round" d="M446 214a7.5 7.5 0 1 0 0 12M431 218h9M431 222.5h9"/>
<path fill="${node}" d="M186 138v-27a14 14 0 0 1 28 0v27z"/>
<path fill="${sign}" d="M191 138v-10h9v10zm13 0v-10h9v10zm-13-14v-5c0-4 3-8 9-8.5v13.5zm13 0v-13.5c6 .5 9 4.5 9 8.5v5z"/>
<circle cx="270" cy="118" r="23" fill="${node}" stroke="${limit}" stroke-width="6"/>
<path fill="${tube}" d="M265 101h10l-5 6zm0 34h10l-5-6z"/>
</svg>
`;
}
