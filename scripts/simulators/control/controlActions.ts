import type { ContractDocument } from '../../contract/document.ts';
import { switchMaintenance } from '../backend/publicSite/readMaintenance.ts';
import {
  faultKinds,
  removeAllFaults,
  removeFault,
  longestDelayMs,
  planFault,
} from '../world/faults.ts';
import { expireLink } from '../signature/signatures.ts';
import type { Services } from '../world/Services.ts';
import { operationChoices } from './operationChoices.ts';
import type { SectionId } from './section.ts';
import { longestJumpMinutes } from './sections/timeSection.ts';

/** Returns the French sentence of a refusal, or null when the action succeeded. */
type Run = (
  fields: URLSearchParams,
  services: Services,
  document: ContractDocument,
) => string | null;

/** The action of a form of the control page. */
export interface ControlAction {
  readonly path: string;
  readonly section: SectionId;
  /** The French sentence shown after success. */
  readonly done: string;
  readonly run: Run;
}

const unknownOperation = 'Choisissez une opération de la liste.';

const jumpAhead: Run = (fields, { clock }) => {
  const minutes = wholeNumber(fields.get('minutes'));
  if (minutes === null || minutes < 1 || minutes > longestJumpMinutes) {
    return `Donnez un nombre entier de minutes, de 1 à ${longestJumpMinutes.toLocaleString('fr-FR')}.`;
  }
  clock.jump(minutes * 60);
  return null;
};

const setMaintenance: Run = (fields, { settings }) => {
  const isOn = fields.get('isOn');
  if (isOn !== 'yes' && isOn !== 'no') return "Dites si le site est en maintenance ou s'il rouvre.";
  switchMaintenance(settings, isOn === 'yes');
  return null;
};

const addFault: Run = (fields, services, document) => {
  const operationId = knownOperation(fields, document);
  if (operationId === null) return unknownOperation;
  const delayMs = wholeNumber(fields.get('delayMs'));
  if (delayMs === null || delayMs > longestDelayMs) {
    return `Donnez un retard entier, de 0 à ${longestDelayMs.toLocaleString('fr-FR')} millisecondes.`;
  }
  const wanted = fields.get('kind') ?? '';
  const kind = faultKinds.find((one) => one === wanted) ?? null;
  if (kind === null && wanted !== '') return 'Choisissez une réponse de la liste.';
  if (kind === null && delayMs === 0)
    return 'Choisissez un retard, une autre réponse, ou les deux.';
  planFault(services, operationId, { delayMs, kind });
  return null;
};

const removeOneFault: Run = (fields, services, document) => {
  const operationId = knownOperation(fields, document);
  if (operationId === null) return unknownOperation;
  removeFault(services, operationId);
  return null;
};

const removeEveryFault: Run = (_fields, services) => {
  removeAllFaults(services);
  return null;
};

const resetAttempts: Run = (_fields, { store }) => {
  store.run('DELETE FROM attempt');
  return null;
};

const expireSignature: Run = (fields, services) => {
  const id = wholeNumber(fields.get('id'));
  return id !== null && expireLink(services, id) ? null : "Ce contrat n'attend plus sa signature.";
};

export const controlActions: readonly ControlAction[] = [
  {
    path: '/control/time',
    section: 'heure',
    done: "L'heure a avancé.",
    run: jumpAhead,
  },
  {
    path: '/control/maintenance',
    section: 'maintenance',
    done: "L'état du site a changé.",
    run: setMaintenance,
  },
  {
    path: '/control/faults',
    section: 'pannes',
    done: 'La panne est en place.',
    run: addFault,
  },
  {
    path: '/control/faults/lift',
    section: 'pannes',
    done: "L'opération est rétablie.",
    run: removeOneFault,
  },
  {
    path: '/control/faults/lift-all',
    section: 'pannes',
    done: 'Tout est rétabli.',
    run: removeEveryFault,
  },
  {
    path: '/control/signatures/expire',
    section: 'signatures',
    done: 'Le lien de signature a expiré.',
    run: expireSignature,
  },
  {
    path: '/control/attempts/forget',
    section: 'tentatives',
    done: 'Les tentatives sont oubliées.',
    run: resetAttempts,
  },
];

function knownOperation(fields: URLSearchParams, document: ContractDocument): string | null {
  const wanted = fields.get('operationId');
  const known = operationChoices(document).flatMap(({ choices }) => choices);
  return known.find(({ operationId }) => operationId === wanted)?.operationId ?? null;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}
