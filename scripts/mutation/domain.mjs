import { strykerConfig } from './strykerConfig.mjs';

// The bank's protocol is an adapter, and as much a matter of money as the rules.
const also = ['adapters/payment'];

export default strykerConfig({ ring: 'domain', least: 95, ignoreStatic: false, also });
