import { strykerConfig } from './strykerConfig.mjs';

export default strykerConfig({ ring: 'domain', least: 95, ignoreStatic: false });
