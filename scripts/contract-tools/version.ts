/** The version of this package, as in package.json; a test compares both. */
export const toolVersion = '1.0.0';

/** The name under which a server sees the calls. */
export const userAgent = `contract-tools/${toolVersion}`;
