import type { ContractLink } from '../../domain/account/contractLink';
import { createUseCase } from '../kernel/createUseCase';
import { noticesOfSave } from './noticesOfSave';
import type { Saved } from '../kernel/Saved';

/** Links a further contract to the account (M1.6, M7.15). */
export const linkContract = createUseCase<ContractLink, Saved>(
  'member/linkContract',
  (link, ports) => ports.subscribers.linkContract(link),
  noticesOfSave('linkedContract'),
);
