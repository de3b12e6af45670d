import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import {
  selectContract,
  selectContractIndex,
} from '../../../application/subscriber/subscriberSlice';
import { debtsElsewhere } from '../../../domain/subscriber/debtsElsewhere';
import { Button } from '../../design/controls/Button';
import { Message } from '../../design/feedback/Message';
import { handFocusToHeading } from '../../design/page/handFocusToHeading';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useSubscriber } from '../area/useSubscriber';

/** What is due on the contracts that are not selected, each with a button that selects it (M2.20, M8.7). */
export function DebtsElsewhere(): ReactElement {
  const dispatch = useAppDispatch();
  const { contracts } = useSubscriber();
  const selectedIndex = useAppSelector(selectContractIndex);
  return (
    <>
      {debtsElsewhere(contracts, selectedIndex).map(({ contractIndex, contractReference, due }) => (
        <Box key={contractIndex} mt="md">
          <Message
            tone="info"
            action={
              <Button
                ref={handFocusToHeading}
                variant="outline"
                onClick={() => dispatch(selectContract(contractIndex))}
              >
                {`Voir le contrat ${contractReference}`}
              </Button>
            }
          >
            {`Contrat ${contractReference}\u202f: ${formatEuros(due)} à régler.`}
          </Message>
        </Box>
      ))}
    </>
  );
}
