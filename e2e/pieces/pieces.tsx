import type { ReactElement, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { downloadIcon } from '../../generated/areaIcons';
import { checkIcon, clockIcon, closeIcon } from '../../generated/icons';
// In the order of the site: it sets the order of the layers.
import '../../src/ui/design/theme/tokens.css';
import '../../src/ui/design/theme/base.css';
import { NativeSelect, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { MantineArea } from '../../src/ui/design/theme/MantineArea';
import { AsyncButton } from '../../src/ui/design/controls/AsyncButton';
import { Button } from '../../src/ui/design/controls/Button';
import { DataTable, type DataColumn } from '../../src/ui/design/data/DataTable';
import { Fact, FactList } from '../../src/ui/design/data/FactList';
import { StatusPill } from '../../src/ui/design/data/StatusPill';
import { Message } from '../../src/ui/design/feedback/Message';
import { Icon } from '../../src/ui/design/icon/Icon';
import { ButtonLink } from '../../src/ui/design/controls/ButtonLink';
import { buttonVariants } from '../../src/ui/design/controls/buttonClass';
import { CheckField } from '../../src/ui/forms/fields/CheckField';
import { RadioGroup } from '../../src/ui/forms/fields/RadioGroup';
import { SwitchField } from '../../src/ui/forms/fields/SwitchField';
import { TidyTextInput } from '../../src/ui/forms/fields/TidyTextInput';
import formStyles from '../../src/ui/forms/form/Form.module.css';
import { PasswordField } from '../../src/ui/forms/password/PasswordField';
import { LockedFile, OpenFile } from './FilePieces';
import './pieces.css';

const asIs = (text: string): string => text;
const nothing = (): void => undefined;

interface Row {
  readonly number: string;
  readonly amount: string;
  readonly isUnpaid: boolean;
}

const rows: readonly Row[] = [
  { number: '202611419', amount: '48,10 €', isUnpaid: true },
  { number: '202610377', amount: '51,80 €', isUnpaid: false },
];

const columns: readonly DataColumn<Row>[] = [
  { label: 'Facture', cell: ({ number }) => number },
  { label: 'Montant', cell: ({ amount }) => amount, kind: 'amount' },
  {
    label: 'État',
    cell: ({ isUnpaid }) =>
      isUnpaid ? (
        <StatusPill tone="bad" icon={<Icon of={closeIcon} size={16} />}>
          Impayée
        </StatusPill>
      ) : (
        '–'
      ),
  },
  { label: 'Actions', cell: () => <Button variant="quiet">Télécharger</Button>, kind: 'actions' },
];

/** One picture. */
function Piece({
  of,
  children,
}: {
  readonly of: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section data-piece={of} aria-label={of} className={formStyles.form}>
      {children}
    </section>
  );
}

function Pieces(): ReactElement {
  return (
    <>
      {buttonVariants.map((variant) => (
        <Piece key={variant} of={`button-${variant}`}>
          <div>
            <Button variant={variant}>Enregistrer</Button>{' '}
            <Button variant={variant} icon={<Icon of={downloadIcon} />}>
              Télécharger
            </Button>{' '}
            <Button variant={variant} busy>
              En cours
            </Button>{' '}
            <Button variant={variant} disabled>
              Désactivé
            </Button>
          </div>
          <div>
            <ButtonLink variant={variant} to="/">
              Un lien
            </ButtonLink>
          </div>
        </Piece>
      ))}
      <Piece of="button-states">
        {(['idle', 'loading', 'success', 'fail'] as const).map((state) => (
          <div key={state}>
            <AsyncButton state={state}>Enregistrer</AsyncButton>
          </div>
        ))}
      </Piece>
      <Piece of="field">
        <TidyTextInput label="Nom" tidy={asIs} />
        <TidyTextInput label="Plaque" description="Comme AB-123-CD" tidy={asIs} value="AB-123-CD" />
        <PasswordField label="Mot de passe" defaultValue="Passage2026" />
        <NativeSelect
          label="N° de contrat"
          value="1"
          data={[{ value: '1', label: '8100427' }]}
          onChange={nothing}
        />
      </Piece>
      <Piece of="field-error">
        <TidyTextInput label="Ville" error="Saisissez la ville." tidy={asIs} />
        <PasswordField label="Mot de passe" error="Choisissez un mot de passe." />
      </Piece>
      <Piece of="field-locked">
        <TidyTextInput label="Titulaire" value="Camille Durand" disabled tidy={asIs} />
      </Piece>
      <Piece of="file">
        <OpenFile />
      </Piece>
      <Piece of="file-locked">
        <LockedFile />
      </Piece>
      <Piece of="choices">
        <CheckField label="J'accepte les conditions" />
        <CheckField label="Coché" defaultChecked />
        <SwitchField label="Alertes de passage" hint="Un message par trajet" />
        <SwitchField label="Activé" defaultChecked />
        <RadioGroup
          label="Civilité"
          choices={{ mme: 'Madame', m: 'Monsieur' }}
          inputProps={(value) => ({ value, checked: value === 'mme', onChange: nothing })}
        />
      </Piece>
      <Piece of="table">
        <DataTable
          caption="Factures"
          columns={columns}
          rows={rows}
          keyOf={({ number }) => number}
          isPressing={({ isUnpaid }) => isUnpaid}
        />
      </Piece>
      <Piece of="card">
        <FactList>
          <Fact label="Contrat">8100427</Fact>
          <Fact label="Solde">12,40 €</Fact>
          <Fact label="Courriel">{null}</Fact>
        </FactList>
        <div className={formStyles.card}>Une carte de formulaire</div>
      </Piece>
      <Piece of="message">
        <Message tone="error">Le paiement est refusé.</Message>
        <Message tone="info">Votre demande est en cours.</Message>
        <Message tone="success" action={<Button variant="quiet">Fermer</Button>}>
          Vos coordonnées sont enregistrées.
        </Message>
      </Piece>
      <Piece of="pill">
        <div>
          <StatusPill tone="ok" icon={<Icon of={checkIcon} size={16} />}>
            Actif
          </StatusPill>{' '}
          <StatusPill tone="warn" icon={<Icon of={clockIcon} size={16} />}>
            En attente
          </StatusPill>{' '}
          <StatusPill tone="bad" icon={<Icon of={closeIcon} size={16} />}>
            Refusé
          </StatusPill>{' '}
          <StatusPill tone="quiet">Clos</StatusPill>
        </div>
      </Piece>
      <Piece of="tabs">
        <Tabs value="day">
          <Tabs.List aria-label="Périodes">
            <Tabs.Tab value="day">Jour</Tabs.Tab>
            <Tabs.Tab value="month">Mois</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="day">Les trajets du jour</Tabs.Panel>
        </Tabs>
      </Piece>
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
// Loaded before the first text: `font-display: optional` uses no font that comes later.
const fonts = ['Atkinson', 'Atkinson Exact'].map((name) => document.fonts.load(`1rem '${name}'`));
void Promise.all(fonts).then(() => {
  createRoot(root).render(
    <MemoryRouter>
      <MantineArea>
        <main>
          <h1>Pièces</h1>
          <Pieces />
        </main>
      </MantineArea>
    </MemoryRouter>,
  );
});
