import { createHash } from 'node:crypto';
import { operatorColours, operatorMark } from '../../src/ui/operator.ts';

/** A picture of the installed site: the mark of the operator in a square. */
export interface OperatorIcon {
  /** Its file in `src/static/icons/`. */
  readonly file: string;
  /** Pixels. */
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

/** `maskable`: systems cut its edge off, to a circle at most. */
export const operatorIcons: readonly OperatorIcon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'icon-apple-180.png', size: 180, purpose: 'maskable' },
];

/** The drawing of an icon, in a square of 100. */
export function iconSvg({ size, purpose }: OperatorIcon): string {
  const { width, height, paths } = operatorMark;
  const isCut = purpose === 'maskable';
  // The safe zone of a maskable icon is a circle with 80 % of its width.
  const scale = (isCut ? 56 : 72) / width;
  const [left, top] = [(100 - width * scale) / 2, (100 - height * scale) / 2];
  const shapes = paths.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" rx="${isCut ? 0 : 20}" fill="${operatorColours.surface[0]}"/>` +
    `<g transform="translate(${left} ${top}) scale(${scale})">${shapes}</g></svg>`
  );
}

/** Hash of the drawings: the pictures are stale when it differs from that of `icons.json`. */
export function iconsHash(): string {
  return hashOf(operatorIcons.map(iconSvg).join('\n'));
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
