import type { Level } from '../../../scripts/contract-tools/breaking/Change.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { operation, type ChangeCase, type Part } from './ChangeCase.ts';

const address = 'https://sign-in.example';
const code = { authorizationUrl: address, tokenUrl: address, scopes: { read: 'Reads.' } };
const oauth = { type: 'oauth2', flows: { authorizationCode: code } };
const needing = (security: readonly Json[], securitySchemes: Json = { oauth }): Part => ({
  paths: { '/call': { get: operation({ security }) } },
  securitySchemes,
});
const reading = needing([{ oauth: ['read'] }]);
const withFlow = (more: Json): Part =>
  needing([{ oauth: ['read'] }], {
    oauth: { ...oauth, flows: { authorizationCode: { ...code, ...more } } },
  });
const scopes = { read: 'Reads more.', write: 'Writes.' };

/** A case of a secured operation that needs the scope `read` before. */
function needs(name: string, level: Level | null, revision: Part, base = reading): ChangeCase {
  return { name, level, base, revision };
}

const webhook = (...statuses: readonly number[]): Part => ({
  paths: {},
  root: {
    webhooks: {
      made: { post: { responses: Object.fromEntries(statuses.map((one) => [one, {}])) } },
    },
  },
});
const servers = [{ url: 'https://a' }];
const onPath = (more: Json): Part => ({
  paths: { '/call': { ...more, get: operation() } },
  root: { servers },
});

/** Changes outside of operations: what callers need, what the server calls, where it is. */
export const contractCases: readonly ChangeCase[] = [
  needs('scope added to a scheme', 'patch', withFlow({ scopes })),
  needs('scheme renamed', 'patch', needing([{ same: ['read'] }], { same: oauth })),
  needs('address of a flow', 'patch', withFlow({ tokenUrl: `${address}/token` })),
  needs('a scheme that is not described', 'undecided', needing([{ nowhere: [] }])),
  needs('the same, unchanged', null, needing([{ nowhere: [] }]), needing([{ nowhere: [] }])),
  needs('answer to a webhook no longer taken', 'major', webhook(200), webhook(200, 202)),
  needs('server of the contract repeated', null, onPath({ servers }), onPath({})),
  needs('path that leads nowhere', 'undecided', {
    paths: { ...reading.paths, '/gone': { $ref: '#/components/pathItems/gone' } },
    securitySchemes: { oauth },
  }),
  needs('reference that leads nowhere', 'undecided', {
    paths: { '/call': { get: operation({ parameters: [{ $ref: '#/components/gone' }] }) } },
  }),
];
