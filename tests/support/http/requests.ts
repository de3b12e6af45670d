import type {
  BankDetails,
  PostalDetailsSave,
  PostalInvoiceChoice,
} from '../../../src/application/ports/contract/ContractGateway';
import type { PostalAddress } from '../../../src/domain/contract/contract';
import type { Email } from '../../../src/domain/basis/email';
import type { PostalDetails } from '../../../src/domain/contract/postalDetails';
import type { PasswordChange } from '../../../src/application/ports/subscriber/SubscriberGateway';
import type { ContractLink } from '../../../src/domain/account/contractLink';
import type { BadgeServices } from '../../../src/domain/badge/badgeServices';
import type { ContractNumber, HolderName } from '../../../src/domain/account/contractLink';
import type { GivenPassword } from '../../../src/domain/account/credentials';
import type { Iban } from '../../../src/domain/bank/iban';
import type { Password } from '../../../src/domain/account/passwordPolicy';
import type { CheckedThresholdAlert } from '../../../src/domain/badge/thresholdAlert';
import type { Upload } from '../../../src/domain/document/upload';

const moved: PostalAddress = {
  companyName: '',
  address: '27 BOULEVARD DU PHARE',
  address2: 'RESIDENCE LES PINS',
  address3: '',
  zip: '13008',
  city: 'MARSEILLE',
  phoneHome: '',
  phoneMobile: '0639980112',
  phoneWork: '',
  fax: '',
};

/** Values of the contract's request examples. */
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

export const someBankDetails: BankDetails = {
  contractId: 1201,
  iban: 'FR7630006000011234567890189' as Iban,
  slip: new File(['%PDF-1.4 releve'], 'relevé été.pdf', { type: 'application/pdf' }) as Upload,
};

export const someServices = {
  name: 'PEUGEOT 208',
  personalisation1: 'VEHICULE 1',
  personalisation2: 'Trajet domicile travail',
  hasAdditionalService: true,
} as BadgeServices;

/** Sends a mail when the badge has passed 50 times in a month. */
export const anAlert = {
  isOn: true,
  count: 50,
  firstEmail: 'camille.durand@example.fr',
  secondEmail: '',
  period: 'month',
} as CheckedThresholdAlert;

export const aPostalSave: PostalDetailsSave = {
  contractId: 1201,
  username: 'camille.durand@example.fr',
  details: {
    email: 'CAMILLE.DURAND@EXAMPLE.FR' as Email,
    correspondence: moved,
    billing: moved,
  } as PostalDetails,
};
