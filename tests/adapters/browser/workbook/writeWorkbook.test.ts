import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeWorkbook } from '../../../../src/adapters/browser/workbook/writeWorkbook';

it('writes moments and euros as numbers with their formats, and texts never as formulas', async () => {
  const workbook = await writeWorkbook({
    name: 'Trajets',
    columns: [
      { title: 'Date', kind: 'moment', width: 20 },
      { title: 'Sens', kind: 'text', width: 20 },
      { title: 'Montant', kind: 'euros', width: 12 },
    ],
    rows: [
      [46_346.5, '=1+1 <&>', 3.2],
      [46_347.25, '', -0.5],
    ],
  });
  const files = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  const textOf = (path: string): string => strFromU8(files[path] ?? new Uint8Array());
  const sheet = textOf('xl/worksheets/sheet1.xml');
  expect(sheet.match(/<row /g)).toHaveLength(3);
  expect(sheet).toMatch(/<c r="A2"[^>]*><v>46346\.5<\/v><\/c>/);
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>3\.2<\/v><\/c>/);
  expect(sheet).toMatch(/<c r="C3"[^>]*><v>-0\.5<\/v><\/c>/);
  expect(sheet).not.toContain('<f>');
  expect(textOf('xl/sharedStrings.xml')).toContain('=1+1 &lt;&amp;&gt;');
  expect(textOf('xl/styles.xml')).toContain('formatCode="dd/mm/yyyy hh:mm:ss"');
  expect(textOf('xl/styles.xml')).toContain('formatCode="#,##0.00 &quot;€&quot;"');
});
