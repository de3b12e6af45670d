import type { FirstConnectionRequest } from '../../domain/account/firstConnection';
import { createUseCase } from '../kernel/createUseCase';
import type { FirstConnectionError, FirstConnectionOutcome } from '../ports/account/AccountGateway';

/**
 * Requests the mail with the link that opens the web access of a contract, or finds that no contract has this
 * e-mail (P4.28, P7.12).
 */
export const openFirstConnection = createUseCase<
  FirstConnectionRequest,
  FirstConnectionOutcome,
  FirstConnectionError
>('account/openFirstConnection', (request, ports) => ports.accounts.openFirstConnection(request), {
  isPublic: true,
});
