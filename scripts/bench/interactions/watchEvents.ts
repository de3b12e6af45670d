/** An event of an interaction: milliseconds from the input until the next frame was painted. */
export interface EventTime {
  readonly type: string;
  readonly duration: number;
}

/**
 * Init script of the page: stores the events of interactions in `window.eventTimes`, those of 16 ms or more,
 * the least that the browser reports. It can use nothing outside its own body.
 */
export function watchEvents(): void {
  interface InteractionEntry extends PerformanceEntry {
    readonly interactionId: number;
  }
  const eventTimes: EventTime[] = [];
  Object.assign(window, { eventTimes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as InteractionEntry[]) {
      if (entry.interactionId > 0) eventTimes.push({ type: entry.name, duration: entry.duration });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}
