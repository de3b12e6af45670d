/**
 * The imports that are allowed between contexts, per ring. A context has the same name in every ring; a new
 * one needs an entry in each table for which it has a folder (tests/architecture/contexts.test.ts). The
 * diagram in src/README.md shows the first table.
 */

/** Domain: `src/domain/<context>`, and the same imports for `src/application/ports/<context>`. */
export const domainContexts = {
  basis: [],
  account: ['basis'],
  badge: ['basis', 'ordering'],
  bank: ['basis'],
  document: ['basis'],
  invoice: ['basis'],
  passage: ['basis'],
  contract: ['basis', 'bank', 'document', 'invoice'],
  freeRamp: ['basis', 'bank'],
  payment: ['basis', 'contract', 'invoice'],
  contact: ['basis', 'passage'],
  notice: ['basis', 'passage', 'payment'],
  ordering: ['basis', 'contract', 'payment'],
  publicSite: ['basis', 'ordering', 'passage'],
  purchase: ['basis', 'bank', 'contract', 'document', 'ordering', 'payment'],
  subscriber: ['basis', 'account', 'badge', 'bank', 'contract', 'invoice', 'payment'],
};

/** Ports of the device that serve several contexts, and the contexts whose types they use. */
export const devicePorts = { device: ['basis', 'passage', 'publicSite'] };

/**
 * Use cases and slices: `src/application/<context>`. Each may also import the kernel, the ports and the
 * domain.
 */
export const useCaseContexts = {
  account: [],
  badge: ['subscriber'],
  bank: ['subscriber'],
  contact: [],
  contract: ['subscriber'],
  download: [],
  drafts: [],
  freeRamp: [],
  invoice: ['download'],
  kernel: [],
  notice: [],
  ordering: ['payment'],
  passage: ['download'],
  payment: [],
  publicSite: [],
  purchase: ['payment'],
  shell: [],
  subscriber: ['ordering', 'payment'],
};

/** Gateways and mappers: `src/adapters/http/<context>`. Each may also import `core` and its own ports. */
export const gatewayContexts = {
  account: [],
  badge: ['ordering'],
  bank: [],
  contact: [],
  contract: ['ordering'],
  core: [],
  freeRamp: [],
  invoice: [],
  notice: [],
  ordering: [],
  passage: [],
  payment: [],
  publicSite: ['ordering'],
  purchase: ['ordering'],
  subscriber: ['badge', 'contract', 'invoice'],
};

/**
 * User interface: modules that every feature may import, and the features, which do not import each other.
 */
export const sharedPieces = [
  'area',
  'city',
  'cms',
  'design',
  'forms',
  'messages',
  'navigation',
  'ordering',
  'shell',
  'state',
  'words',
];
export const uiFeatures = ['account', 'freeRamp', 'member', 'payment', 'public', 'purchase'];
