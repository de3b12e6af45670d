import type { ColorScheme } from '../../application/ports/device/PreferenceStorage';

type MainTask = 'payOnline' | 'account' | 'refund' | 'contact';
type TaskWords = [name: string, subject: string];

/** The frame of every public page; a part of the first load. */
export const words = {
  skip: 'Aller au contenu',
  home: (operator: string): string => `${operator}, accueil`,
  leave: 'Quitter',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  navigation: 'Navigation principale',
  signIn: 'Se connecter',
  /** Until the menu of the editors is loaded. */
  menu: {
    subscriptions: 'Nos abonnements',
    news: 'Actualités',
    payOnline: 'Payer en ligne',
    help: 'Aide',
  },
  yourTasks: 'Vos démarches',
  /** The name of each main task, and its subject. */
  tasks: {
    payOnline: ['Payer un passage', 'Avis ou CNP reçu'],
    account: ['Mon espace', 'Badges, trajets, factures'],
    refund: ['Être remboursé', 'Rampe gratuite'],
    contact: ['Nous contacter', 'Une question, un reçu'],
  } satisfies Record<MainTask, TaskWords>,
  footer: {
    operator: "L'exploitant",
    contract: 'Votre contrat',
    settings: 'Préférences',
    legalNotice: 'Mentions légales',
    termsOfSale: 'CGV',
    termsOfUse: 'CGU',
    /** « Non conforme » is the only correct statement before an audit. */
    accessibility: 'Accessibilité\u202f: non conforme',
    /** In the words of the law (articles D215-1 and D221-5 of the Code de la consommation). */
    cancel: 'Résilier votre contrat',
    withdraw: 'Renoncer au contrat ici',
    phone: (phone: string): string => phone,
    version: (version: string): string => `Version ${version}`,
    licences: 'Logiciels libres',
  },
  /** A page that throws, or whose code does not arrive. */
  lost: "La page ne s'est pas affichée comme prévu. Ce qui était déjà enregistré est gardé.",
  backHome: "Retour à l'accueil",
  /** Who the visitor is, and what this device keeps: in the frame of every page, beside the store. */
  account: 'Espace client',
  cookies: 'Gérer les cookies',
  /** The button that changes the colour scheme, by the current one. */
  colorScheme: {
    auto: 'Apparence\u202f: automatique',
    light: 'Apparence\u202f: claire',
    dark: 'Apparence\u202f: sombre',
  } satisfies Record<ColorScheme, string>,
  /** The frame of the toasts; their sentences are those of the features. */
  toast: {
    close: 'Fermer la notification',
  },
  /** How to reach the operator's teams. */
  contact: {
    call: (phone: string): string => `Appeler le ${phone}`,
    write: (email: string): string => `Écrire à ${email}`,
  },
  /** At an address without a page. */
  notFound: {
    title: 'Page introuvable',
    why: "L'adresse est peut-être mal recopiée, ou la page a changé de place.",
    pay: 'Payer en ligne',
    payHint: 'Un avis de paiement ou une CNP',
    faq: 'Chercher dans les questions fréquentes',
    faqHint: 'Trajets, paiements, badges',
    contact: 'Écrire à nos équipes',
    contactHint: 'Dites-nous ce que vous cherchiez',
  },
};

export type Words = typeof words;
