import { Fragment, type ReactElement, type ReactNode } from 'react';
import {
  selectContractFile,
  selectIsContractUnreadable,
} from '../../../application/subscriber/subscriberSlice';
import type { ContractFile } from '../../../domain/subscriber/subscriber';
import { PageHeading } from '../../design/page/PageHeading';
import { useAppSelector } from '../../state/appHooks';
import { NoContract } from '../feedback/NoContract';
import { UnreadableContract } from '../feedback/UnreadableContract';

interface WithContractProps {
  readonly heading: string;
  readonly children: (file: ContractFile) => ReactNode;
}

/**
 * A page of the selected contract, remounted for each contract. Shows a message for an account without a
 * contract, or for an unreadable contract (M2.27, P7.2).
 */
export function WithContract({ heading, children }: WithContractProps): ReactElement {
  const file = useAppSelector(selectContractFile);
  const isUnreadable = useAppSelector(selectIsContractUnreadable);
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      {file && <Fragment key={file.contract.id}>{children(file)}</Fragment>}
      {!file && (isUnreadable ? <UnreadableContract /> : <NoContract />)}
    </>
  );
}
