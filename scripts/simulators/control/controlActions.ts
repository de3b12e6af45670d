import type { ContractDocument } from '../../contract/document.ts';
import { switchMaintenance } from '../backend/publicSite/readMaintenance.ts';
import {
  faultKinds,
  liftAllFaults,
  liftFault,
  longestDelayMs,
  planFault,
} from '../world/faults.ts';
import { expireLink } from '../signature/signatureBook.ts';
import type { World } from '../world/World.ts';
import { operationChoices } from './operationChoices.ts';
import type { SectionId } from './section.ts';
import { longestJumpMinutes } from './sections/timeSection.ts';

/** Answers the sentence of its refusal, or null when it is done. */
type CarryOut = (
  fields: URLSearchParams,
  world: World,
  document: ContractDocument,
) => string | null;

/** What a form of the control page does. */
export interface ControlAction {
  readonly path: string;
  readonly section: SectionId;
  /** Said once it is done. */
  readonly done: string;
  readonly carryOut: CarryOut;
}

const unknownOperation = 'Choisissez une opération de la liste.';

const jumpAhead: CarryOut = (fields, { clock }) => {
  const minutes = wholeNumber(fields.get('minutes'));
  if (minutes === null || minutes < 1 || minutes > longestJumpMinutes) {
    return `Donnez un nombre entier de minutes, de 1 à ${longestJumpMinutes.toLocaleString('fr-FR')}.`;
  }
  clock.jump(minutes * 60);
  return null;
};

const setMaintenance: CarryOut = (fields, { settings }) => {
  const isOn = fields.get('isOn');
  if (isOn !== 'yes' && isOn !== 'no') return "Dites si le site est en maintenance ou s'il rouvre.";
  switchMaintenance(settings, isOn === 'yes');
  return null;
};

const addFault: CarryOut = (fields, world, document) => {
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
  planFault(world, operationId, { delayMs, kind });
  return null;
};

const liftOneFault: CarryOut = (fields, world, document) => {
  const operationId = knownOperation(fields, document);
  if (operationId === null) return unknownOperation;
  liftFault(world, operationId);
  return null;
};

const liftEveryFault: CarryOut = (_fields, world) => {
  liftAllFaults(world);
  return null;
};

const forgetAttempts: CarryOut = (_fields, { store }) => {
  store.run('DELETE FROM attempt');
  return null;
};

const expireSignature: CarryOut = (fields, world) => {
  const id = wholeNumber(fields.get('id'));
  return id !== null && expireLink(world, id) ? null : "Ce contrat n'attend plus sa signature.";
};

/** Every form of the page. */
export const controlActions: readonly ControlAction[] = [
  {
    path: '/control/time',
    section: 'heure',
    done: "L'heure a avancé.",
    carryOut: jumpAhead,
  },
  {
    path: '/control/maintenance',
    section: 'maintenance',
    done: "L'état du site a changé.",
    carryOut: setMaintenance,
  },
  {
    path: '/control/faults',
    section: 'pannes',
    done: 'La panne est en place.',
    carryOut: addFault,
  },
  {
    path: '/control/faults/lift',
    section: 'pannes',
    done: "L'opération est rétablie.",
    carryOut: liftOneFault,
  },
  {
    path: '/control/faults/lift-all',
    section: 'pannes',
    done: 'Tout est rétabli.',
    carryOut: liftEveryFault,
  },
  {
    path: '/control/signatures/expire',
    section: 'signatures',
    done: 'Le lien de signature a expiré.',
    carryOut: expireSignature,
  },
  {
    path: '/control/attempts/forget',
    section: 'tentatives',
    done: 'Les tentatives sont oubliées.',
    carryOut: forgetAttempts,
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
