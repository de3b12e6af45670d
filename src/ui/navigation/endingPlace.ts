/** What the page of a contract knows about it. */
export interface EndingPlace {
  readonly name: string;
  readonly email: string;
  readonly contract: string;
}

/** Navigation state of a cancellation or a withdrawal, with the username whose data it contains. */
export function endingContract(place: EndingPlace, owner: string): object {
  return { ending: { ...place, owner } };
}
