/** A slide of the home page (P3.12). */
export interface Slide {
  readonly position: number;
  /** The address of its picture. */
  readonly image: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: string | null;
}

/** Sorted by position (P3.12). */
export function orderedSlides(slides: readonly Slide[]): readonly Slide[] {
  return slides.toSorted((one, other) => one.position - other.position);
}
