import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { restartPurchase } from '../../application/purchase/keepPurchase';
import { readCustomerType } from '../../domain/customerType';
import { pricedPurchase } from '../../domain/pricedPurchase';
import { ConfirmButton } from '../area/ConfirmButton';
import { purchaseAddress } from '../navigation/purchasePlace';
import { OrderPriceCard } from '../ordering/OrderPriceCard';
import { useAppDispatch } from '../state/appHooks';
import { customerWords } from './choice/customerWords';
import type { PurchaseFlow, PurchaseStepProps } from './PurchaseFlow';
import styles from './PurchaseSteps.module.css';

/** Beside every step: what it comes to, what was chosen, and the way to begin anew. */
export function PurchaseAside({ flow }: PurchaseStepProps): ReactElement {
  const { tariff, progress, step, order } = flow;
  const priced = pricedPurchase(progress.draft);
  return (
    <aside aria-label="Votre abonnement" className={styles.aside}>
      <OrderPriceCard tariff={tariff} order={priced} reload={tariff?.reload ?? null} />
      {tariff && priced.isQuantityAssumed && (
        <p className={styles.quiet}>
          Prix pour un badge{'\u202f'}: vous en choisissez le nombre à l'étape 3.
        </p>
      )}
      {step !== 'choice' && (
        <p className={styles.quiet}>
          {chosenWords(flow)}{' '}
          {!order && <Link to={flow.addressOf('choice')}>Modifier mon choix</Link>}
        </p>
      )}
      {(order !== null || isBegun(flow)) && <Restart flow={flow} />}
    </aside>
  );
}

/** Something was chosen, now or on an earlier day. */
function isBegun({ progress }: PurchaseFlow): boolean {
  return Object.values(progress.draft.choice).some((chosen) => chosen !== '');
}

function chosenWords({ plans, progress }: PurchaseFlow): string {
  const { customerType, planCode } = progress.draft.choice;
  const type = readCustomerType(customerType);
  const plan = plans.find(({ code }) => code === planCode);
  return [plan?.name, type && customerWords[type].toLowerCase()].filter(Boolean).join(', ');
}

/** « Recommencer » wipes what this device keeps. */
function Restart({ flow: { order } }: PurchaseStepProps): ReactElement {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <ConfirmButton
      title={order ? 'Commencer une autre souscription' : 'Recommencer depuis le début'}
      consequence={
        <p>
          {order
            ? `Cet appareil oublie la commande ${order.reference}. Elle reste enregistrée chez nous\u202f: notez sa référence pour y revenir.`
            : 'Tout ce que vous avez saisi est effacé de cet appareil.'}
        </p>
      }
      isBusy={false}
      onConfirm={() => {
        dispatch(restartPurchase());
        void navigate(purchaseAddress(null));
        return Promise.resolve();
      }}
    >
      Recommencer
    </ConfirmButton>
  );
}
