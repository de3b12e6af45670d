import { httpMessageGateway } from '../../adapters/http/contact/HttpMessageGateway';
import type { Gateways } from './Gateways';

/** The contact form. */
export const contactGateways: Gateways<'messages'> = {
  messages: httpMessageGateway,
};
