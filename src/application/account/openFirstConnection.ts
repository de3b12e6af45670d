import type { FirstConnectionRequest } from '../../domain/firstConnection';
import { createUseCase } from '../kernel/createUseCase';
import type { FirstConnectionError, FirstConnectionOutcome } from '../ports/AccountGateway';

/** Has the link mailed that opens the web access of a contract, or learns that its e-mail is on none (P4.28, P7.12). */
export const openFirstConnection = createUseCase<
  FirstConnectionRequest,
  FirstConnectionOutcome,
  FirstConnectionError
>('account/openFirstConnection', (request, ports) => ports.accounts.openFirstConnection(request), {
  isPublic: true,
});
