import type { AppThunk } from '../kernel/AppThunk';

/** Plays the sound of a reopening; silent where its code cannot be fetched. */
export function ringChime(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { all }) => {
    const ports = await all().catch(() => undefined);
    ports?.chime.ring();
  };
}
