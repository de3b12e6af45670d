import { Fragment, type ReactElement, type ReactNode } from 'react';
import {
  selectContractFile,
  selectIsContractUnreadable,
} from '../../application/member/subscriberSlice';
import type { ContractFile } from '../../domain/subscriber';
import { PageHeading } from '../design/PageHeading';
import { useAppSelector } from '../state/appHooks';
import { NoContract } from './NoContract';
import { UnreadableContract } from './UnreadableContract';

interface WithContractProps {
  readonly heading: string;
  readonly children: (file: ContractFile) => ReactNode;
}

/** A page of the selected contract, anew for each; an account to which none is attached, or whose contract is unreadable, is told so (M2.27, P7.2). */
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
