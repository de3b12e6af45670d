import type { Notice } from '../../../../generated/api.ts';
import type { ExampleContext } from './ExampleContext.ts';

/** Open notices, two of them of cars from elsewhere, a closed one, and a paid one (P4.7 to P4.9). */
export function seedNotices({ store, examples, momentOf }: ExampleContext): void {
  const read = (name: string): Notice => examples.answer('retrieveNotice', name).cnp;
  // The contract's example of a paid notice has the number of the open one; here numbers are
  // unique.
  const paid: Notice = {
    ...read('paid'),
    id: 30_964,
    reference: '26104001',
    passageDate: { timestamp: momentOf('2026-11-02 18:39:00') },
  };
  // The passage was paid by cheque, the fees were not.
  const partlyReceived: Notice = {
    ...read('nominal'),
    id: 31_120,
    reference: '26105120',
    numberplate: 'EF456GH',
    passageDate: { timestamp: momentOf('2026-11-14 08:12:00') },
    tripCode: 5,
    passageAmount: 5.9,
    receivedAmount: 5.9,
  };
  const foreign = (id: number, reference: string, numberplate: string): Notice => ({
    ...partlyReceived,
    ...{ id, reference, numberplate },
    passageDate: { timestamp: momentOf('2026-11-15 16:31:00') },
    receivedAmount: 0,
  });
  const notices = [
    ...[read('nominal'), partlyReceived, read('closed'), paid],
    ...[foreign(31_131, '26105131', 'MTK4711'), foreign(31_132, '26105132', 'GX19ABC')],
  ];
  for (const notice of notices) {
    const { id, reference, numberplate } = notice;
    store.run(
      `INSERT INTO notice (id, reference, numberplate, data)
       VALUES (:id, :reference, :numberplate, :data)`,
      { id, reference, numberplate, data: JSON.stringify(notice) },
    );
  }
}
