import type { KeptSignature } from '../../../src/domain/purchase/keptSignature';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { today } from '../store/fakePorts';

/** A contract of CDW0000042, generated just now. */
export function aKeptSignature(part: Partial<KeptSignature> = {}): KeptSignature {
  return {
    reference: formatOrderReference(42),
    previewAddress: '/calinda/contrats/880042/apercu.pdf',
    signAddress: 'https://signature.example/#/contract/880042/sign;j_token=secret',
    isOpened: false,
    generatedAt: today,
    ...part,
  };
}
