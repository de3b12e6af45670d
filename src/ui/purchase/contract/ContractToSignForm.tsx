import { useEffect, useState, type ReactElement, type SyntheticEvent } from 'react';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import { renewContract, wantContract } from '../../../application/purchase/openPurchase';
import { selectContractToSign } from '../../../application/purchase/purchaseSlice';
import type { OrderedPurchase } from '../../../domain/orderedPurchase';
import { requiredDocuments } from '../../../domain/purchaseDocuments';
import { missingDocuments } from '../../../domain/purchaseSteps';
import { Button } from '../../design/Button';
import { ButtonLink } from '../../design/ButtonLink';
import { signatureReturns } from '../../navigation/purchasePlace';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useDocuments } from '../documents/useDocuments';
import type { PurchaseFlow } from '../PurchaseFlow';
import { StepForm } from '../StepForm';
import { ContractStatus } from './ContractStatus';
import { DocumentsAgain } from './DocumentsAgain';
import { GenerationFailure } from './GenerationFailure';
import { OrderReferenceNote } from './OrderReferenceNote';
import { ReadyContract } from './ReadyContract';

interface ContractToSignFormProps {
  readonly flow: PurchaseFlow;
  readonly order: OrderedPurchase;
}

/**
 * The contract is generated when the step opens, if its documents are on hand; otherwise they are asked for again: a reload forgets
 * them, and so does the way back from a signature that was refused or came too late (P4.4, P4.5).
 */
export function ContractToSignForm({ flow, order }: ContractToSignFormProps): ReactElement {
  const dispatch = useAppDispatch();
  const contract = useAppSelector(selectContractToSign);
  const [startsAtOnce] = useState(
    () => missingDocuments(order, flow.progress.documents).length === 0,
  );
  useEffect(() => {
    dispatch(wantContract(order, signatureReturns(order.reference)));
  }, [dispatch, order]);

  const documents = useDocuments(requiredDocuments(order));
  const renew = (): void => {
    dispatch(renewContract(order, signatureReturns(order.reference)));
  };
  const generate = async (): Promise<void> => {
    const misfit = await documents.findMisfit();
    if (misfit) misfit.inputRef.current?.focus();
    else renew();
  };
  const submit = (event?: SyntheticEvent<HTMLFormElement>): void => {
    event?.preventDefault();
    void generate();
  };

  const { status } = contract;
  const isGenerating = status === 'loading' || (status === 'idle' && startsAtOnce);
  const failure = isGenerating ? undefined : failureOf(contract);
  const action =
    status === 'ready' ? (
      <ButtonLink key="sign" variant="action" href={contract.data.signAddress}>
        Signer mon contrat
      </ButtonLink>
    ) : (
      <Button key="generate" type="submit" variant="action" busy={isGenerating}>
        {actionWords(isGenerating, failure !== undefined)}
      </Button>
    );
  return (
    <StepForm flow={flow} onSubmit={submit} action={action}>
      <OrderReferenceNote reference={order.reference} />
      <ContractStatus
        view={isGenerating ? 'generating' : status === 'ready' ? 'ready' : 'asking'}
      />
      {status === 'ready' && <ReadyContract contract={contract.data} onRenew={renew} />}
      {failure && <GenerationFailure failure={failure} previous={latestData(contract)} />}
      {!isGenerating && status !== 'ready' && (
        <DocumentsAgain order={order} documents={documents} isFirst={failure === undefined} />
      )}
    </StepForm>
  );
}

function actionWords(isGenerating: boolean, hasFailed: boolean): string {
  if (isGenerating) return 'Génération…';
  return hasFailed ? 'Réessayer' : 'Générer mon contrat';
}
