/** The JSON file of one state, written next to its pictures. */
export interface PicturedState {
  /** Position in the list of all states. */
  readonly index: number;
  readonly name: string;
  readonly address: string;
  readonly pictures: readonly Picture[];
  /** Why the state could not be opened; null when it was. */
  readonly problem: string | null;
}

export const modes = ['normal', 'forced-colors', 'zoom-200', 'zoom-400', 'print'] as const;
export type Mode = (typeof modes)[number];

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** How a picture is taken. */
export interface Look {
  readonly mode: Mode;
  /** Width of the window in CSS pixels at a zoom of 100 %. */
  readonly width: number;
  readonly scheme: Scheme;
}

export interface Picture extends Look {
  /** Name of the file, in the folder of the run. */
  readonly file: string;
}
