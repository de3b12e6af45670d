import * as E from 'fp-ts/Either';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PassagesTable } from '../../../../../src/ui/member/passages/table/PassagesTable';
import { emptySelection } from '../../../../../src/domain/basis/selection';
import { historyPage } from '../openPassages';

it('of a long page the rows that fill a window are rendered before the others', () => {
  const answer = historyPage({ page: 1, size: 100 });
  const passages = E.isRight(answer) ? answer.right.passages : [];
  const html = renderToString(
    <PassagesTable
      {...{ ref: createRef(), caption: 'Trajets', passages, vehicles: new Map() }}
      {...{ hasNewer: false, hasOlder: false, selection: emptySelection, ticked: 'none' }}
      {...{ busy: false, onTickRow: () => undefined, onTickPage: () => undefined }}
    />,
  );
  // Of 100 rows: those of the days that begin before row 50.
  expect(html.match(/<tr role="row"[^>]*><td/g)?.length).toBe(56);
});
