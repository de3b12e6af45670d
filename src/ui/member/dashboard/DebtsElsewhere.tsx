import { Box } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import {
  selectContract,
  selectContractIndex,
} from '../../../application/subscriber/subscriberSlice';
import { isNothingDue, type Cents } from '../../../domain/basis/money';
import { debtsElsewhere } from '../../../domain/subscriber/debtsElsewhere';
import { Button } from '../../design/controls/Button';
import { Message } from '../../design/feedback/Message';
import { handFocusToHeading } from '../../design/page/focus';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useSubscriber } from '../area/useSubscriber';

/** What is due on the contracts that are not selected, each with a button that selects it (M2.20, M8.7). */
export function DebtsElsewhere(): ReactElement {
  const dispatch = useAppDispatch();
  const { contracts } = useSubscriber();
  const selectedIndex = useAppSelector(selectContractIndex);
  const id = useId();
  return (
    <>
      {debtsElsewhere(contracts, selectedIndex).map(
        ({ contractIndex, contractReference, due, isPartlyUnread }) => (
          <Box key={contractIndex} mt="md">
            <Message
              tone="info"
              action={
                <Button
                  ref={handFocusToHeading}
                  variant="outline"
                  aria-describedby={`${id}-${contractIndex}`}
                  onClick={() => dispatch(selectContract(contractIndex))}
                >
                  Voir ce contrat
                </Button>
              }
            >
              <span id={`${id}-${contractIndex}`}>
                {`Le contrat ${contractReference} doit ${owed(due, isPartlyUnread)}`}
              </span>
            </Message>
          </Box>
        ),
      )}
    </>
  );
}

function owed(due: Cents, isPartlyUnread: boolean): string {
  const unread = isPartlyUnread ? ["une somme que nous n'avons pas pu lire"] : [];
  return [...(isNothingDue(due) ? [] : [formatEuros(due)]), ...unread].join(' et ');
}
