import { operatorColours, operatorPicture } from '../../src/ui/operator.ts';

const { far, near, mouth, farLamps, nearLamps } = operatorPicture;
const sky = operatorColours['brand-800'];

/** One drawing on 640 by 240, in the colours of the operator. */
const picture = (strokes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240"><path fill="${sky}" d="M0 0h640v240H0z"/>${strokes}</svg>\n`;

/** Two tunnel mouths with their lamps. */
const tunnel = picture(
  `<path fill="${far}" d="M330 240v-92a92 92 0 0 1 184 0v92z"/>` +
    `<path fill="${mouth}" d="M362 240v-80a60 60 0 0 1 120 0v80z"/>` +
    `<path fill="${farLamps}" d="m378 158 12-1 5 5h-20zm88 0-12-1-5 5h20z"/>` +
    `<path fill="${near}" d="M120 240V148a116 116 0 0 1 232 0v92z"/>` +
    `<path fill="${mouth}" d="M150 240v-84a86 86 0 0 1 172 0v84z"/>` +
    `<path fill="${near}" d="M232 178h8l22 62h-52z"/>` +
    `<path fill="${nearLamps}" d="m178 130 20-1 6 6h-30zm116 0-20-1-6 6h30zm-98 28 14-1 4 5h-21zm80 0-14-1-4 5h21zm-42 36h4l2 14h-8zm-4 24h12l3 22h-18z"/>`,
);

/** The road seen from inside a tunnel: its ceiling, its lamps, its middle line. */
const road = picture(
  `<path fill="${far}" d="M60 240V210a260 230 0 0 1 520 0v30z"/>` +
    `<path fill="${near}" d="M150 240v-30a170 150 0 0 1 340 0v30z"/>` +
    `<path fill="${mouth}" d="M246 240v-44a74 70 0 0 1 148 0v44z"/>` +
    `<path fill="${mouth}" d="M302 176h36l132 64H170z"/>` +
    `<path fill="${farLamps}" d="m256 126 20-6 4 8-22 4zm128 0-20-6-4 8 22 4zM210 92l26-8 6 10-30 6zm220 0-26-8-6 10 30 6z"/>` +
    `<path fill="${nearLamps}" d="m150 54 34-10 8 12-40 8zm340 0-34-10-8 12 40 8zM318 182h4l2 12h-8zm-4 20h12l3 16h-18zm-7 24h26l3 14h-32z"/>`,
);

/** The tubes under the harbour, with their entries. */
const map = picture(
  `<g fill="none" stroke-linecap="round"><path stroke="${near}" stroke-width="38" d="M-20 70h180c90 0 90 100 180 100h320M60 210h150"/>` +
    `<path stroke="${mouth}" stroke-width="22" d="M-20 70h180c90 0 90 100 180 100h320M60 210h150"/>` +
    `<path stroke="${nearLamps}" stroke-width="4" stroke-dasharray="2 18" d="M-20 70h180c90 0 90 100 180 100h320M60 210h150"/></g>` +
    `<g fill="#fff" stroke="${mouth}" stroke-width="4"><circle cx="110" cy="70" r="11"/><circle cx="400" cy="170" r="11"/><circle cx="560" cy="170" r="11"/></g>`,
);

/** The pictures of posts without one of their own: `generated/post-….svg`, by file name. */
export const postPictures: ReadonlyMap<string, string> = new Map([
  ['post-tunnel.svg', tunnel],
  ['post-road.svg', road],
  ['post-map.svg', map],
]);
