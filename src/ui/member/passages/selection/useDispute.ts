import { useNavigate } from 'react-router-dom';
import { selectedCount, type Selection } from '../../../../domain/basis/selection';
import { tripFacts } from '../../help/helpFacts';
import type { Passage } from '../../../../domain/passage/passage';
import { routes } from '../../../navigation/routes';
import { useHelp } from '../../help/useHelp';

interface DisputeInput {
  readonly selection: Selection;
  /** The selected passages. */
  readonly passages: () => readonly Passage[];
  /** Badge reference → name of the vehicle. */
  readonly vehicles: ReadonlyMap<string, string>;
}

/** Opens the contact form with the selected trips. */
export function useDispute({ selection, passages, vehicles }: DisputeInput): () => void {
  const navigate = useNavigate();
  const help = useHelp();
  return () => {
    const facts = tripFacts({
      passages: passages(),
      count: selectedCount(selection),
      total: selection.total,
      vehicles,
    });
    void navigate(routes.memberContact, { state: help('trips', facts) });
  };
}
