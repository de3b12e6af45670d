import { boundedText } from '../basis/boundedText';
import type { ContactSubject } from './contactSubject';

/** What the page that leads to the contact form is about. */
export const helpTopics = ['lostBadge', 'trips', 'invoice'] as const;

export type HelpTopic = (typeof helpTopics)[number];

/** A message that begins with what the site already knows. */
export interface HelpRequest {
  readonly topic: HelpTopic;
  /** The username whose data it contains: no other account, and no visitor, is shown them. */
  readonly owner: string;
  readonly name: string;
  readonly email: string;
  /** One line of the message each. */
  readonly facts: readonly string[];
}

/**
 * The subject of the messages of a topic: all three go to the customer service. The other subjects of P9.18
 * are for a passage without a badge (Reçu, CNP), debts, the road, the press, jobs and personal data.
 */
export const helpSubject: ContactSubject = 'Service clients';

/** The most lines that a message has for its trips. */
export const MOST_TRIPS = 20;

const LONGEST_LINE = 300;

/**
 * Reads a request from the history, where reloads keep it; null for anything that is not one. A line that is
 * not a text, or too long, is left out.
 */
export function readHelpRequest(raw: unknown): HelpRequest | null {
  const carried = Object(raw) as Partial<Record<keyof HelpRequest, unknown>>;
  const topic = helpTopics.find((one) => one === carried.topic);
  if (topic === undefined) return null;
  const facts = Array.isArray(carried.facts) ? (carried.facts as readonly unknown[]) : [];
  return {
    topic,
    owner: boundedText(carried.owner),
    name: boundedText(carried.name),
    email: boundedText(carried.email),
    facts: facts
      .slice(0, MOST_TRIPS + 2)
      .map((fact) => boundedText(fact, LONGEST_LINE))
      .filter((fact) => fact !== ''),
  };
}
