import { plural } from '../report/texts.ts';
import type { Change, ChangeKind, Level } from './Change.ts';

/** The part of a contract that a pointer leads to: the first that fits. */
const areas: readonly (readonly [string, RegExp])[] = [
  ['policy', /\/x-(sunset|stability-level)$/],
  ['schema', /\/components\/schemas\/|\/schema(\/|$)/],
  ['server', /\/servers$/],
  ['security', /\/securitySchemes\/|\/security$/],
  ['webhook', /^#\/webhooks\/[^/]+(\/[^/]+)?$|\/callbacks\/[^/]+\/[^/]+(\/[^/]+)?$/],
  ['parameter', /\/parameters\//],
  ['header', /\/headers\//],
  ['body', /\/requestBod(y|ies\/)/],
  ['answer', /\/responses\//],
  ['operation', /^#\/(paths|webhooks)\//],
];

/** Each rule: what changed and how, with an example. `rules` sets its level, reports group by it. */
export const breakingRules: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'operation/added': 'GET /refunds added',
    'operation/removed': 'GET /refunds removed',
    'operation/moved': 'moved from GET /refund to GET /refunds',
    'operation/renamed':
      'operationId refund → getRefund: generated clients name their method after it',
    'operation/changed': 'x-effect read → write; deprecated',
    'parameter/added': 'required query parameter `page` added',
    'parameter/removed': 'query parameter `page` removed',
    'parameter/moved': 'query parameter `page` moved to header',
    'parameter/renamed': 'path parameter `id` renamed to `badgeId`',
    'parameter/narrowed': 'query parameter `page` now required',
    'parameter/widened': 'query parameter `page` no longer required',
    'parameter/changed': 'style form → pipeDelimited',
    'body/added': 'required body added; content type text/plain added',
    'body/removed': 'body removed; content type text/plain removed',
    'body/narrowed': 'body now required; part `file` no longer image/png',
    'body/widened': 'body no longer required; part `file` now also image/png',
    'body/changed': 'deprecated',
    'answer/added': 'answer 404 added; content type text/plain added',
    'answer/removed': 'answer 404 removed; content type text/plain removed',
    'answer/narrowed': 'part `file` no longer image/png',
    'answer/widened': 'part `file` now also image/png',
    'answer/changed': 'deprecated',
    'header/added': 'header x-total added',
    'header/removed': 'header x-total removed',
    'header/narrowed': 'header x-total now always sent',
    'header/widened': 'header x-total no longer always sent',
    'header/changed': 'deprecated',
    'schema/added': 'field `name` added',
    'schema/removed': 'field `name` removed',
    'schema/narrowed': 'value "NEW" removed; maxLength 50 → 40',
    'schema/widened': 'value "NEW" added; maxLength 40 → 50',
    'schema/changed': 'type number → string',
    'security/added': 'OAuth flow clientCredentials added',
    'security/removed': 'OAuth flow clientCredentials removed',
    'security/narrowed': 'a token is now required; scope write now required',
    'security/widened': 'scope write no longer required',
    'security/changed': 'other addresses of an OAuth scheme',
    'server/added': 'server https://b.example added',
    'server/removed': 'server https://b.example removed',
    'server/moved': 'the path of the server moved into the paths',
    'webhook/added': 'webhook added; callback added',
    'webhook/removed': 'webhook removed; callback removed',
    'contract/changed': 'openapi 3.0.3 → 3.1.0',
    'policy/narrowed':
      'with --policy: x-sunset 2027-06-30 → 2027-01-31; x-stability-level stable → beta',
    reworded: 'other texts: description; another notation',
    'not-understood': 'unknown to this tool: unevaluatedItems; compare by hand',
  }),
);

/** The rule of a change; texts and what is not understood have one rule each for all places. */
export function ruleOf({ revision, base, kind }: Change): string {
  if (kind === 'reworded' || kind === 'not-understood') return kind;
  const pointer = revision ?? base ?? '#';
  const [area = 'contract'] = areas.find(([, form]) => form.test(pointer)) ?? [];
  return `${area}/${kind satisfies ChangeKind}`;
}

export const ruleSettings = ['major', 'minor', 'patch', 'off'] as const;

export type RuleSettings = ReadonlyMap<string, (typeof ruleSettings)[number]>;

/** The changes with the levels that `rules` sets, and a sentence about those of rules that are off. */
export function withLevels(
  changes: readonly Change[],
  settings: RuleSettings,
): { readonly changes: readonly Change[]; readonly remarks: readonly string[] } {
  const left = changes.flatMap((change) => {
    const level: Level | 'off' = settings.get(ruleOf(change)) ?? change.level;
    return level === 'off' ? [] : [{ ...change, level }];
  });
  const off = changes.length - left.length;
  return {
    changes: left,
    remarks: off === 0 ? [] : [`${plural(off, 'change')} left out: rules that are switched off.`],
  };
}
