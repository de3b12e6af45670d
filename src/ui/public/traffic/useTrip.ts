import { useState } from 'react';
import { readStoredRoute, storeRoute } from '../../../application/publicSite/storedRoute';
import { routeBetween, type Route } from '../../../domain/passage/route';
import type { Place } from '../../../domain/passage/place';
import { useAppDispatch } from '../../state/appHooks';
import { useHydrated } from '../../state/useHydrated';

/** What is chosen; a trip as soon as both places are. */
export interface TripChoice {
  readonly from: Place | null;
  readonly to: Place | null;
}

const nothing: TripChoice = { from: null, to: null };

export interface OwnTrip {
  readonly choice: TripChoice;
  /** null until both places are chosen, and where no tunnel leads. */
  readonly trip: Route | null;
  readonly choose: (choice: TripChoice) => void;
}

/** The trip of the visitor: the one that this device remembers, until another is chosen (P9.17). */
export function useTrip(): OwnTrip {
  const dispatch = useAppDispatch();
  const [stored] = useState(() => dispatch(readStoredRoute()));
  const [chosen, setChosen] = useState<TripChoice | null>(null);
  // The first render is that of the build.
  const isHydrated = useHydrated();
  const choice = chosen ?? (isHydrated ? stored : null) ?? nothing;
  return {
    choice,
    trip: tripOf(choice),
    choose: (next) => {
      setChosen(next);
      const trip = tripOf(next);
      dispatch(storeRoute(trip && { from: trip.from, to: trip.to }));
    },
  };
}

/** The trip between two chosen places; null before that, and where no tunnel leads. */
export function tripOf({ from, to }: TripChoice): Route | null {
  return from !== null && to !== null ? routeBetween(from, to) : null;
}
