/** A job offer (P3.23). */
export interface Job {
  readonly id: number;
  readonly title: string;
  readonly fileLink: string | null;
  readonly isFilled: boolean;
}
