import type { Notice } from '../../../../generated/api.ts';
import type { Story } from './Story.ts';

/** An open notice, one that may no longer be paid online, and a paid one (P4.7 to P4.9). */
export function seedNotices({ store, examples, momentOf }: Story): void {
  const read = (name: string): Notice => examples.answer('retrieveNotice', name).cnp;
  // The contract shows the paid notice under the number of the open one; in one town it needs its own.
  const paid: Notice = {
    ...read('paid'),
    id: 30_964,
    reference: '26104001',
    passageDate: { timestamp: momentOf('2026-11-02 18:39:00') },
  };
  for (const notice of [read('nominal'), read('closed'), paid]) {
    const { id, reference, numberplate } = notice;
    store.run(
      `INSERT INTO notice (id, reference, numberplate, data)
       VALUES (:id, :reference, :numberplate, :data)`,
      { id, reference, numberplate, data: JSON.stringify(notice) },
    );
  }
}
