import { createUseCase } from '../kernel/createUseCase';
import { noticesOfSave } from './noticesOfSave';
import type { Saved } from '../kernel/Saved';

/** Requests the deletion of the subscriber's account (M1.6, M6.5, M7.17). */
export const requestDeletion = createUseCase<void, Saved>(
  'member/requestDeletion',
  (_, ports) => ports.subscribers.requestDeletion(),
  noticesOfSave('deletionRequest'),
);
