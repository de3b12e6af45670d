import type { Publication } from '../../../scripts/contract-tools/command/Publication.ts';
import { publishReport } from '../../../scripts/contract-tools/command/publishReport.ts';
import type { LocatedFinding } from '../../../scripts/contract-tools/report/Finding.ts';
import type {
  MadeCall,
  OperationReport,
  Report,
} from '../../../scripts/contract-tools/report/Report.ts';
import { inTerminal, type ToolResult } from '../support/runTool.ts';

export function aCall(over: Partial<MadeCall> = {}): MadeCall {
  return { name: 'valid', status: 200, milliseconds: 42, ...over };
}

export function aFinding(over: Partial<LocatedFinding> = {}): LocatedFinding {
  return {
    message: '`serialNumber` is missing. `serial_number` came instead.',
    source: '#/components/schemas/Badge/properties/serialNumber',
    ...{ rule: 'schema/missing', pointer: '/value/badges/0/serialNumber', times: 1 },
    ...{ operationId: 'listBadges', call: 'valid', file: 'openapi/schemas/Badge.yaml', line: 14 },
    inferredFrom: null,
    ...over,
  };
}

export function anOperation(over: Partial<OperationReport> = {}): OperationReport {
  return {
    ...{ operationId: 'listBadges', method: 'GET', path: '/api/private/user/data/badges' },
    ...{ effect: 'read', verdict: 'conforms', calls: [aCall()], findings: [], notes: [] },
    ...over,
  };
}

/** A drifting operation with these findings. */
export function aDrifting(
  operationId: string,
  given: readonly Partial<LocatedFinding>[],
  over: Partial<OperationReport> = {},
): OperationReport {
  const findings = given.map((finding) => aFinding({ operationId, ...finding }));
  return anOperation({ operationId, verdict: 'drifts', findings, ...over });
}

export function anUnchecked(operationId: string, note: string): OperationReport {
  const call = { effect: 'write', method: 'POST', path: `/api/private/update/${operationId}` };
  return anOperation({ operationId, verdict: 'unchecked', ...call, calls: [], notes: [note] });
}

export function aReport(over: Partial<Report> = {}): Report {
  return {
    ...{ subject: 'http://127.0.0.1:4020', title: 'Contract drift', contractVersion: '4.0.4' },
    ...{ startedAt: '2026-11-22T14:00:00.000Z', milliseconds: 3_214 },
    ...{ seed: null, coverage: null, operations: [], trouble: null, ...over },
  };
}

/** A report with these operations. */
export function reportWith(...operations: readonly OperationReport[]): Report {
  return aReport({ operations });
}

function at(pointer: string | null, file: string, line: number): Partial<LocatedFinding> {
  return { pointer, file: `openapi/${file}.yaml`, line };
}

/** A report with every verdict: findings of several causes, partly checked, not checked, conforming. */
export function aFullReport(): Report {
  const calls = [
    aCall(),
    aCall({ name: 'without token', status: 401, milliseconds: 7 }),
    aCall({ name: 'without body/period', status: 400, milliseconds: 9 }),
  ];
  const passages = 'paths/v1/private-user-data-passages';
  return aReport({
    operations: [
      anOperation({ operationId: 'getTraffic', path: '/api/public/traffic' }),
      aDrifting(
        'listPassages',
        [
          {
            ...{ rule: 'schema/unknown', message: '`comment` is not described.' },
            ...at('/comment', 'schemas/PassagesAnswer', 3),
          },
          {
            ...{ message: '`amount` is missing.', times: 12 },
            ...at('/value/passages/0/amount', 'schemas/Passage', 21),
          },
          {
            ...{ rule: 'status/undocumented', call: 'without body/period' },
            ...{ message: 'Status 418 instead of 200, 400, 401, 500.', ...at(null, passages, 16) },
          },
          {
            ...{ rule: 'authentication/not-required', call: 'without token' },
            ...{ message: 'Answered 200 without a token.', ...at(null, passages, 1) },
          },
        ],
        {
          ...{ method: 'POST', path: '/api/private/user/data/passages', calls },
          notes: [
            '`pageSize` is not left out: the tool has no input for it. Name one in the file of inputs.',
          ],
        },
      ),
      aDrifting(
        'listBadges',
        [
          {},
          { call: 'without body/period' },
          {
            message:
              'text of 8 characters like « AAAAAAAA » instead of one of "ACTIVE", "STOLEN", "LOST", "RETURNED".',
            ...{ rule: 'schema/value', times: 3, inferredFrom: 'the labels that M6.3 shows' },
            ...at('/value/badges/0/state', 'schemas/BadgeState', 4),
          },
        ],
        { calls },
      ),
      aDrifting('findContract', [{ pointer: '/value/badge/serialNumber' }], {
        path: '/api/private/user/data/contract/{id}',
      }),
      anOperation({
        ...{ operationId: 'downloadInvoice', path: '/api/private/user/data/invoice/{id}/pdf' },
        verdict: 'partly',
        notes: ['The file that came is empty: whether it is a PDF was not judged.'],
      }),
      ...['savePassword', 'saveBankDetails', 'savePostalDetails'].map((id) =>
        anUnchecked(id, 'it writes: add --write.'),
      ),
      anUnchecked('deleteAccount', 'it is irreversible: add --call deleteAccount.'),
      anOperation({
        ...{ operationId: 'listNews', path: '/api/v2/news' },
        calls: [aCall(), aCall({ name: 'without token' })],
      }),
    ],
  });
}

/** Publishes a report from a folder, by default as a table only. */
export function published(
  report: Report,
  more: Partial<Publication>,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ToolResult> {
  const publication: Publication = {
    ...{ outputs: {}, strict: false, allowAdditions: false, coverage: false, github: false },
    ...{ baseline: null, writeBaseline: null, since: null, ...more },
  };
  return inTerminal((terminal) => publishReport(report, publication, terminal), { env, cwd });
}
