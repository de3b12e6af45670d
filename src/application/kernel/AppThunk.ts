import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { PortAccess } from '../ports/Ports';

/** A thunk of this application; `State` is the part of the state that it reads. */
export type AppThunk<Result = void, State = unknown> = ThunkAction<
  Result,
  State,
  PortAccess,
  UnknownAction
>;
