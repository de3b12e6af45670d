import type { Notice } from '../../../../generated/api.ts';
import type { Story } from './Story.ts';

/** Two open notices, one that may no longer be paid online, and a paid one (P4.7 to P4.9). */
export function seedNotices({ store, examples, momentOf }: Story): void {
  const read = (name: string): Notice => examples.answer('retrieveNotice', name).cnp;
  // The contract shows the paid notice under the number of the open one; in one town it needs its own.
  const paid: Notice = {
    ...read('paid'),
    id: 30_964,
    reference: '26104001',
    passageDate: { timestamp: momentOf('2026-11-02 18:39:00') },
  };
  // Part of it came by cheque: the passage, without the fees.
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
  for (const notice of [read('nominal'), partlyReceived, read('closed'), paid]) {
    const { id, reference, numberplate } = notice;
    store.run(
      `INSERT INTO notice (id, reference, numberplate, data)
       VALUES (:id, :reference, :numberplate, :data)`,
      { id, reference, numberplate, data: JSON.stringify(notice) },
    );
  }
}
