import type { PostalInvoiceChoice } from '../../src/application/ports/BillingGateway';
import type { ContractLink, PasswordChange } from '../../src/application/ports/SubscriberGateway';
import type { ContractNumber, HolderName } from '../../src/domain/contractLink';
import type { GivenPassword } from '../../src/domain/credentials';
import type { Password } from '../../src/domain/passwordPolicy';

/** As the contract's examples send them. */
export const aPasswordChange: PasswordChange = {
  username: 'camille.durand@example.fr',
  current: 'Passage2026' as GivenPassword,
  next: 'Tunnel2027' as Password,
};

export const aContractLink: ContractLink = {
  name: 'DURAND CAMILLE' as HolderName,
  number: '00845517' as ContractNumber,
};

export const aPostalInvoiceChoice: PostalInvoiceChoice = { contractId: 1201, isOn: true };
