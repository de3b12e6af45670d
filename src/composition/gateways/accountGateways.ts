import { httpAccountGateway } from '../../adapters/http/account/HttpAccountGateway';
import type { Gateways } from './Gateways';

/** Sign-in, sign-up and mailed links. */
export const accountGateways: Gateways<'accounts'> = {
  accounts: httpAccountGateway,
};
