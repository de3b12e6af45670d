import { Box, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import {
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import { Link } from 'react-router-dom';
import { words } from './words.fr';
import { words as shared } from '../../design/shared.words.fr';
import { failureOf, latestData } from '../../../application/kernel/RemoteData';
import {
  ensureContract,
  hasLeftToSign,
  leaveToSign,
  renewContract,
} from '../../../application/purchase/openPurchase';
import { selectContractToSign } from '../../../application/purchase/purchaseSlice';
import type { OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import { requiredDocuments } from '../../../domain/purchase/purchaseDocuments';
import { missingDocuments } from '../../../domain/purchase/purchaseSteps';
import { Button } from '../../design/controls/Button';
import { Message } from '../../design/feedback/Message';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Marked } from '../../design/text/Marked';
import { signatureReturns } from '../../navigation/purchasePlace';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useDocuments } from '../documents/useDocuments';
import type { PurchaseFlow } from '../flow/PurchaseFlow';
import { StepForm } from '../frame/StepForm';
import { DocumentsAgain } from './DocumentsAgain';
import { GenerationFailure } from './GenerationFailure';
import { OrderReferenceNote } from './OrderReferenceNote';
import { ReadyContract } from './ReadyContract';

interface ContractToSignFormProps {
  readonly flow: PurchaseFlow;
  readonly order: OrderedPurchase;
}

/**
 * The contract that this tab generated, or a new one if its documents are in memory; otherwise requires them
 * again: a reload removes them (P4.4, P4.5). Signing comes first, paying first is the second way.
 */
export function ContractToSignForm({ flow, order }: ContractToSignFormProps): ReactElement {
  const dispatch = useAppDispatch();
  const contract = useAppSelector(selectContractToSign);
  const isPaid = flow.progress.orderStatus?.paid === 'yes';
  const [hasReturned, setReturned] = useState(() => dispatch(hasLeftToSign(order.reference)));
  // « Précédent » at the signature service: the back/forward cache keeps this page as it was left.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) setReturned(dispatch(hasLeftToSign(order.reference)));
  });
  const [startsAtOnce] = useState(
    () => missingDocuments(order, flow.progress.documents).length === 0,
  );
  useLayoutEffect(() => {
    dispatch(ensureContract(order, signatureReturns(order.reference)));
  }, [dispatch, order]);

  const documents = useDocuments(requiredDocuments(order));
  const renew = (): void => {
    dispatch(renewContract(order, signatureReturns(order.reference)));
  };
  const leave = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    // With a modifier the service opens beside this page, which then learns nothing.
    if (!ctrlKey && !metaKey && !shiftKey) dispatch(leaveToSign(order.reference));
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
      <ButtonLink key="sign" variant="action" href={contract.data.signAddress} onClick={leave}>
        {words.sign}
      </ButtonLink>
    ) : (
      <Button key="generate" type="submit" variant="action" busy={isGenerating}>
        {actionWords(isGenerating, failure !== undefined)}
      </Button>
    );
  return (
    <StepForm flow={flow} onSubmit={submit} action={action}>
      <OrderReferenceNote reference={order.reference} />
      {hasReturned && <Message tone="info">{words.notCompleted}</Message>}
      {isPaid && <Message tone="info">{words.paid}</Message>}
      <GenerationStatus
        view={isGenerating ? 'generating' : status === 'ready' ? 'ready' : 'asking'}
      />
      {status === 'ready' && <ReadyContract contract={contract.data} onRenew={renew} />}
      {failure && (
        <GenerationFailure failure={failure} previous={latestData(contract)} onSign={leave} />
      )}
      {!isGenerating && status !== 'ready' && (
        <DocumentsAgain order={order} documents={documents} isFirst={failure === undefined} />
      )}
      {!isPaid && (
        <p>
          <Marked
            text={words.payFirst}
            mark={(link) => <Link to={flow.addressOf('summary')}>{link}</Link>}
          />
        </p>
      )}
    </StepForm>
  );
}

function actionWords(isGenerating: boolean, hasFailed: boolean): string {
  if (isGenerating) return words.generating;
  return hasFailed ? shared.retry : words.generate;
}

type ContractView = 'asking' | 'generating' | 'ready';

/**
 * State of the contract, announced when it changes. Takes the focus when the button of the last action
 * disappears.
 */
function GenerationStatus({ view }: { readonly view: ContractView }): ReactElement {
  const sentence = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (view !== 'asking' && document.activeElement === document.body) sentence.current?.focus();
  }, [view]);
  return (
    <div className={view === 'asking' ? 'tp-hidden' : undefined}>
      <Box component="p" ref={sentence} role="status" tabIndex={-1} fw={650}>
        {view !== 'asking' && words.status[view]}
      </Box>
      {view === 'generating' && <Text c="dimmed">{words.slow}</Text>}
    </div>
  );
}
