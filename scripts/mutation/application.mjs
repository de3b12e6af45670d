import { strykerConfig } from './strykerConfig.mjs';

// Static mutants (names of actions, slices) are ignored: they need all tests, three quarters of the time.
export default strykerConfig({ ring: 'application', least: 85, ignoreStatic: true });
