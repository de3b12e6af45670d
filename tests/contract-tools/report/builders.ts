import type { Publication } from '../../../scripts/contract-tools/command/Publication.ts';
import { publishReport } from '../../../scripts/contract-tools/command/publishReport.ts';
import type { LocatedFinding } from '../../../scripts/contract-tools/report/Finding.ts';
import type {
  MadeCall,
  OperationReport,
  Report,
} from '../../../scripts/contract-tools/report/Report.ts';
import { runTool, type ToolResult } from '../support/runTool.ts';

export function aCall(over: Partial<MadeCall> = {}): MadeCall {
  return { name: 'valid', status: 200, milliseconds: 42, ...over };
}

export function aFinding(over: Partial<LocatedFinding> = {}): LocatedFinding {
  return {
    rule: 'schema/missing',
    message: '`serialNumber` is missing. `serial_number` came instead.',
    pointer: '/value/badges/0/serialNumber',
    times: 1,
    source: '#/components/schemas/Badge/properties/serialNumber',
    operationId: 'listBadges',
    call: 'valid',
    file: 'openapi/schemas/Badge.yaml',
    line: 14,
    inferredFrom: null,
    ...over,
  };
}

export function anOperation(over: Partial<OperationReport> = {}): OperationReport {
  return {
    operationId: 'listBadges',
    method: 'GET',
    path: '/api/private/user/data/badges',
    effect: 'read',
    verdict: 'conforms',
    calls: [aCall()],
    findings: [],
    notes: [],
    ...over,
  };
}

/** A drifting operation with these findings. */
export function aDriftingOperation(
  operationId: string,
  findings: readonly Partial<LocatedFinding>[],
  over: Partial<OperationReport> = {},
): OperationReport {
  return anOperation({
    operationId,
    verdict: 'drifts',
    findings: findings.map((finding) => aFinding({ operationId, ...finding })),
    ...over,
  });
}

export function anUncheckedOperation(operationId: string, note: string): OperationReport {
  return anOperation({
    operationId,
    verdict: 'unchecked',
    effect: 'write',
    method: 'POST',
    path: `/api/private/update/${operationId}`,
    calls: [],
    notes: [note],
  });
}

export function aReport(over: Partial<Report> = {}): Report {
  return {
    subject: 'http://127.0.0.1:4020',
    title: 'Contract drift',
    startedAt: '2026-11-22T14:00:00.000Z',
    milliseconds: 3_214,
    contractVersion: '4.0.4',
    seed: null,
    coverage: null,
    operations: [],
    trouble: null,
    ...over,
  };
}

function at(file: string, line: number): Pick<LocatedFinding, 'file' | 'line'> {
  return { file: `openapi/${file}.yaml`, line };
}

/** A report with these operations. */
export function reportWith(...operations: readonly OperationReport[]): Report {
  return aReport({ operations });
}

/**
 * A report with every verdict: findings of several causes in several calls, partly checked, not
 * checked, conforming.
 */
export function aFullReport(): Report {
  const calls = [
    aCall(),
    aCall({ name: 'without token', status: 401, milliseconds: 7 }),
    aCall({ name: 'without body/period', status: 400, milliseconds: 9 }),
  ];
  return aReport({
    operations: [
      anOperation({ operationId: 'getTraffic', path: '/api/public/traffic' }),
      aDriftingOperation(
        'listPassages',
        [
          {
            rule: 'schema/unknown',
            message: '`comment` is not described.',
            pointer: '/comment',
            ...at('schemas/PassagesAnswer', 3),
          },
          {
            message: '`amount` is missing.',
            pointer: '/value/passages/0/amount',
            times: 12,
            ...at('schemas/Passage', 21),
          },
          {
            rule: 'status/undocumented',
            message: 'Status 418 instead of 200, 400, 401, 500.',
            pointer: null,
            call: 'without body/period',
            ...at('paths/v1/private-user-data-passages', 16),
          },
          {
            rule: 'authentication/not-required',
            message: 'Answered 200 without a token.',
            pointer: null,
            call: 'without token',
            ...at('paths/v1/private-user-data-passages', 1),
          },
        ],
        {
          method: 'POST',
          path: '/api/private/user/data/passages',
          calls,
          notes: [
            '`pageSize` is not left out: the tool has no input for it. Name one in the file of inputs.',
          ],
        },
      ),
      aDriftingOperation(
        'listBadges',
        [
          {},
          { call: 'without body/period' },
          {
            rule: 'schema/value',
            message:
              'text of 8 characters like « AAAAAAAA » instead of one of "ACTIVE", "STOLEN", "LOST", "RETURNED".',
            pointer: '/value/badges/0/state',
            times: 3,
            ...at('schemas/BadgeState', 4),
            inferredFrom: 'the labels that M6.3 shows',
          },
        ],
        { calls },
      ),
      aDriftingOperation('findContract', [{ pointer: '/value/badge/serialNumber' }], {
        path: '/api/private/user/data/contract/{id}',
      }),
      anOperation({
        operationId: 'downloadInvoice',
        path: '/api/private/user/data/invoice/{id}/pdf',
        verdict: 'partly',
        notes: ['The file that came is empty: whether it is a PDF was not judged.'],
      }),
      ...['savePassword', 'saveBankDetails', 'savePostalDetails'].map((id) =>
        anUncheckedOperation(id, 'it writes: add --write.'),
      ),
      anUncheckedOperation(
        'deleteAccount',
        'it is irreversible: add --irreversible deleteAccount.',
      ),
      anOperation({
        operationId: 'listNews',
        path: '/api/v2/news',
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
  return runTool(
    (terminal) => Promise.resolve(publishReport(report, publication, terminal)),
    env,
    cwd,
  );
}
