import type { KeptSignature } from '../../../domain/purchase/keptSignature';
import type { KeptValue } from '../../kernel/KeptValue';

/** The contract that this tab generated last, with the link of its signature; a closed tab forgets it. */
export type SignatureStorage = KeptValue<KeptSignature>;
