// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
  '/api/public/data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Load everything that the public pages show
     * @description The body is empty. `maintenance` in the answer is the flag that the maintenance call polls.
     */
    post: operations['loadPublicData'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/traffic': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List the latest states of the tunnels
     * @description The body is empty.
     */
    post: operations['listTrafficSnapshots'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/maintenance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tell whether the site is under maintenance
     * @description The body is empty.
     */
    post: operations['readMaintenance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/validate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Tell whether an e-mail already belongs to an account */
    post: operations['checkEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/sellandsign': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Generate the contract to sign and open its e-signature
     * @description Sends personal data and copies of documents to the e-signature provider. The token of the answer lives 5 to 50 minutes.
     */
    post: operations['requestSignature'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/order/add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Order a subscription and its badges */
    post: operations['addOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/order/reference': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Tell whether an order reference exists */
    post: operations['findOrderReference'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/order/retrieve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Load an existing order with its contract */
    post: operations['retrieveOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/order/validate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Validate an order, a notice or an invoice after its payment
     * @description The client calls it before a screen says that a payment succeeded. An order of 0 euro is validated by this call alone.
     *     The payment of a subscription is valid also without a signature; its contract opens when it is both signed and paid.
     */
    post: operations['validateOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/order/bank': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive the result of a card payment from the bank
     * @description Called by the bank, never by the site. The server checks the seal, then records the result.
     */
    post: operations['receiveBankCallback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/payment/seal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Seal the card payment form of what is due under a reference
     * @description Amount, e-mail, address and return addresses are those that the server stored: a client cannot choose the amount. A
     *     reference that is unknown, settled, free or not to be paid online is refused.
     */
    post: operations['sealPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/passages/print': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Draw a printable page of the selected passages
     * @description Opened by a form in a new tab, which cannot send a header: the token comes in the body.
     */
    post: operations['printPassages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/free/cash': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Look up a cash ticket by its identifier */
    post: operations['lookUpCashTicket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/lost-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Ask for a password reset, then choose the new password
     * @description The first step sends a mail, the second replaces the password.
     */
    put: operations['resetLostPassword'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/first-connection': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Open the web access of a subscriber who has none
     * @description Sends a mail when the subscriber is found.
     */
    put: operations['openFirstConnection'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/cnp/retrieve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Find a non-payment notice or a payment notice
     * @description The e-mail of the request becomes the one that the payment and its receipt go to.
     */
    put: operations['retrieveNotice'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/cnp/receipt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Ask for a receipt of the payment of a notice, or no longer */
    put: operations['requestNoticeReceipt'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public/message': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Send a message to the operator */
    put: operations['sendMessage'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Signs a user in */
    post: operations['signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/user/data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Loads the subscriber with contracts, invoices, badges and history */
    post: operations['loadSubscriber'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/user/data/badges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lists the badges of every contract again, after a badge order */
    post: operations['listBadges'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/user/data/passages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lists one page of passages of a period */
    post: operations['listPassages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/update/user/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Changes the password of the signed-in subscriber */
    post: operations['changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/update/contract/{id}/coordinates/bank': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Saves the IBAN and the bank slip of a contract */
    post: operations['saveBankDetails'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/add/contract/{contractId}/badge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Orders badges for a contract */
    post: operations['orderBadges'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/account/add-contract': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Links a further contract to the account */
    put: operations['linkContract'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/update/contract/{id}/coordinates/postal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Saves the postal and contact details of a contract */
    put: operations['savePostalDetails'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/update/contract/{id}/detailedInvoice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Turns the postal-invoice option of a contract on or off */
    put: operations['savePostalInvoices'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/update/badge/{id}/services': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Saves the name and the personalisations of a badge */
    put: operations['saveBadgeServices'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/update/badge/{id}/threshold': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Saves the threshold alert of a badge */
    put: operations['saveThresholdAlert'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/passages/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Gives selected passages as the text of a CSV file */
    put: operations['exportPassages'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Requests the deletion of the account */
    delete: operations['requestDeletion'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/private/invoice/{noInvoice}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Downloads an invoice or a statement */
    get: operations['downloadInvoice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/traffic': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the present state of the tunnels
     * @description Polled every 30 seconds.
     */
    get: operations['readTraffic'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/post': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the news posts */
    get: operations['listPosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/instagram': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the posts of the social feed */
    get: operations['listSocialPosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/tickets-flux': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the bank cards linked to a licence plate */
    get: operations['listTicketFluxes'];
    put?: never;
    /** Link a bank card to a licence plate */
    post: operations['addTicketFlux'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/tickets-flux/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Unlink a bank card from its licence plate */
    delete: operations['removeTicketFlux'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/receipt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the receipts */
    get: operations['listReceipts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/receipt/tickets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make one receipt from tickets */
    post: operations['createTicketReceipt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/receipt/refund/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make the receipt of a refund request */
    post: operations['createRefundReceipt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/receipt/transaction/{identifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the receipt of a cash ticket
     * @description Open to visitors: the 20 digits of the ticket are enough (P6.1).
     */
    get: operations['downloadTransactionReceipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/refund': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the refunds of the account */
    get: operations['listRefunds'];
    put?: never;
    /** Ask for a refund with full bank details */
    post: operations['requestRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/refund/claim': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Claim refunds to the saved IBAN */
    put: operations['claimRefunds'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/refund/transaction/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Find the refund of a receipt transaction */
    get: operations['findTransactionRefund'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/refund/{identifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Find a refund of the account by the identifier of its ticket */
    get: operations['findRefund'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/ticket': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the tickets of a period */
    get: operations['listTickets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/bank': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the saved bank account */
    get: operations['listBankAccounts'];
    /** Save the bank account that refunds go to */
    put: operations['saveBankAccount'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/bank/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete the saved bank account */
    delete: operations['removeBankAccount'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Change the account */
    put: operations['updateAccount'];
    /** Open a free account */
    post: operations['signUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/user/activate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Activate an account with the token of the mail */
    post: operations['activateAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description An entry of the site's menu (P3.11). `link` has no leading slash; private entries are hidden without a token (M6.2),
     *     entries that are not shown appear nowhere. `customPageBool` says that the site draws the page itself instead of a CMS page.
     */
    MenuItem: {
      id: number;
      title: string;
      link: string;
      parentID: number | null;
      isPrivate: boolean;
      isFooter: boolean;
      isShown: boolean;
      customPageBool: boolean;
    };
    /** @description A CMS page, served at the link of its menu entry (P3.24, P2.11); `content` is HTML. */
    Page: {
      title: string;
      seoTitle?: string | null;
      content: string;
      menulink: {
        link: string;
      };
    };
    /** @description Category of a news post; `color` is a CSS colour (P3.13), shown if it reads `#rrggbb`; grey otherwise. */
    PostCategory: {
      name: string;
      /** @example #d9480f */
      color?: string | null;
    };
    /** @description A moment, in seconds since 1970-01-01T00:00:00Z; shown in Europe/Paris. */
    Timestamp: {
      timestamp: number;
    };
    /**
     * @description A news post (P3.13, M3.13). It is dated by `postDate` and, when that is missing, by `creationDate`; one of them is there.
     *     New posts are announced for 7 days after creation (P9.19). `image` is an address, `longContent` is HTML.
     */
    Post: {
      image?: string | null;
      title: string;
      shortContent?: string | null;
      longContent?: string | null;
      slug: string;
      category?: components['schemas']['PostCategory'] | null;
      postDate?: components['schemas']['Timestamp'] | null;
      creationDate?: components['schemas']['Timestamp'] | null;
    };
    /**
     * @description The prices of a subscription, one per category code (P3.15, M3.12), in euros. `bondData.amount` is the deposit per badge,
     *     `initialLoading` the first loading per badge; an automatic reload of `reloadValue` is triggered at `threshold` (P9.4).
     *     Sold online: 04 Tunnel Pass, 07 Tunnel Pass +, 05 special offer for individuals (P9.1).
     */
    Plan: {
      /**
       * @example 04
       * @example 05
       * @example 07
       */
      code: string;
      name?: string | null;
      defaultBondCode?: string | null;
      bondData: {
        amount: number;
        code?: string | null;
      };
      reloadData: {
        initialLoading: number;
        threshold?: number | null;
        reloadValue?: number | null;
      };
      shippingCostsData: {
        amount: number;
      };
      /** @description Whether extra badges may be ordered online (M5.27). */
      isRegisterBadge: boolean;
    };
    /** @description A slide of the home page, drawn in the order of `position` (P3.12); `image` is an address. */
    Slide: {
      position: number;
      image: string;
      title: string;
      subtitle?: string | null;
      description?: string | null;
    };
    /**
     * @description A dated document of the finance pages: agenda, report, statement, general assembly, public offer or market transfer (P3.21).
     *     `body` is HTML, `fileLink` an address. A document with `isDateSet: false` may have no `creationDate`.
     */
    DocumentItem: {
      id: number;
      title: string;
      body?: string | null;
      fileLink?: string | null;
      creationDate?: components['schemas']['Timestamp'] | null;
      isDateSet: boolean;
      isDateShown: boolean;
      isPublished: boolean;
      category?: string | null;
    };
    /** @description A road that leads into or out of a tunnel direction (P3.10). */
    TrafficRoad: {
      name: string;
      isOpen: boolean;
    };
    /**
     * @description One direction of a tunnel (P3.10). `traffic` reads FLUIDE or another value, shown as it is (P9.20);
     *     `time` is the crossing time in minutes.
     */
    TrafficDirection: {
      isOpen: boolean;
      /**
       * @example FLUIDE
       * @example DENSE
       */
      traffic: string;
      time: number;
      entries: components['schemas']['TrafficRoad'][];
      exits: components['schemas']['TrafficRoad'][];
    };
    /**
     * @description State of the four tunnel groups at one moment; each group has two directions (P3.10). TPC: MA Carénage to Prado,
     *     AM Prado to Carénage. REG: MP Menpenti to Prado 2, PM Prado 2 to Menpenti. TPS: PT the Prado roundabout to the A50,
     *     TP the A50 to the Prado roundabout. SCH: TSC Prado to Schloesing, FSC Schloesing to Prado.
     */
    TrafficSnapshot: {
      date: components['schemas']['Timestamp'];
      TPC: {
        MA: components['schemas']['TrafficDirection'];
        AM: components['schemas']['TrafficDirection'];
      };
      TPS: {
        PT: components['schemas']['TrafficDirection'];
        TP: components['schemas']['TrafficDirection'];
      };
      SCH: {
        TSC: components['schemas']['TrafficDirection'];
        FSC: components['schemas']['TrafficDirection'];
      };
      REG: {
        MP: components['schemas']['TrafficDirection'];
        PM: components['schemas']['TrafficDirection'];
      };
    };
    /**
     * @description A question and its answer (P3.22); `body` is HTML. The site shows the categories circuler and abonnements (P2.7): a question of
     *     another one is not shown, and keeps nothing else from being read.
     */
    FaqItem: {
      id: number;
      identifier?: string | null;
      /**
       * @example circuler
       * @example abonnements
       */
      category: string;
      title: string;
      body: string;
    };
    /**
     * @description A notice to drivers, shown while now lies between its two dates (P3.25, P9.19, M4.11); keywords in `type` choose its
     *     colour. `body` is HTML.
     */
    Alert: {
      title: string;
      body?: string | null;
      type: string;
      startDate: components['schemas']['Timestamp'];
      endDate: components['schemas']['Timestamp'];
    };
    /** @description A job offer (P3.23). */
    Job: {
      id: number;
      title: string;
      fileLink?: string | null;
      /** @description True when the job is filled. */
      isProvided: boolean;
    };
    /** @description All that the public pages show, loaded on start (P7.2, M7.3). */
    PublicData: {
      menu: components['schemas']['MenuItem'][];
      pages: components['schemas']['Page'][];
      posts: components['schemas']['Post'][];
      subscription: components['schemas']['Plan'][];
      sliders: components['schemas']['Slide'][];
      financialAgenda: components['schemas']['DocumentItem'][];
      generalAssembly: components['schemas']['DocumentItem'][];
      publicOffer: components['schemas']['DocumentItem'][];
      traffic: components['schemas']['TrafficSnapshot'][];
      FAQ: components['schemas']['FaqItem'][];
      alerts: components['schemas']['Alert'][];
      reports: components['schemas']['DocumentItem'][];
      statements: components['schemas']['DocumentItem'][];
      maintenance: boolean;
      jobs: components['schemas']['Job'][];
      marketTransfer: components['schemas']['DocumentItem'][];
    };
    /** @description Error body of a refused or failed call (P7.7 shows it for the sign-in). */
    ApiError: {
      code: number;
      message: string;
    };
    /** @description Traffic list of the v1 calls, newest first (P7.3, M7.4). */
    TrafficSnapshots: components['schemas']['TrafficSnapshot'][];
    /** @description True while the site is under maintenance (P7.4, P4.33). */
    MaintenanceFlag: boolean;
    /** @description E-mail of a purchase, 6 to 50 characters in lower case (P5.2, P5.5, P5.6). */
    PurchaseEmail: string;
    /** @description The e-mail typed at step 2 of the purchase (P7.13, P5.2, P5.5, P5.6). */
    EmailCheckRequest: {
      email: components['schemas']['PurchaseEmail'];
    };
    /** @description True when the e-mail already belongs to an account (P7.13). */
    EmailTaken: boolean;
    /** @description IBAN of a direct debit in its electronic form, longer than 26 characters (P5.8, M5.7, P9.8). */
    SubscriptionIban: string;
    /**
     * @description p individual, s professional (P3.16).
     * @enum {string}
     */
    CustomerType: 'p' | 's';
    /**
     * @description Plans sold online; 05 is for individuals only (P9.1).
     * @enum {string}
     */
    PlanCode: '04' | '05' | '07';
    /**
     * @description What the contract to sign is made from (P7.14), with the lengths of P5.2 to P5.6. Professionals send `company_name` and
     *     `kbis`; individuals on the special offer 05 send both sides of an identity card (P5.8). Files are jpeg, png or pdf.
     */
    SignatureRequest: {
      email: components['schemas']['PurchaseEmail'];
      /**
       * @description Of an individual who has said it; the values are inferred, as P7.14 names the field alone.
       * @enum {unknown}
       */
      civility?: 'MME' | 'M';
      company_name?: string;
      firstname?: string;
      lastname?: string;
      address_1: string;
      address_2?: string;
      address_3?: string;
      zip: string;
      city: string;
      cell_phone?: string;
      country: string;
      iban: components['schemas']['SubscriptionIban'];
      type: components['schemas']['CustomerType'];
      subscription: components['schemas']['PlanCode'];
      /** Format: binary */
      rib: Blob;
      /** Format: binary */
      kbis?: Blob;
      /** Format: binary */
      cniRecto?: Blob;
      /** Format: binary */
      cniVerso?: Blob;
    };
    /**
     * @description A contract ready to sign (P7.14). `id` and `token` build the link to the e-signature provider; the token is short-lived and
     *     is never stored. `contractLink` is where the preview of the contract is (P4.4): an address, or a path of the site.
     */
    SignatureAnswer: {
      /** @constant */
      state: true;
      response?: string | null;
      id: number;
      token: string;
      contractLink: string;
    };
    /** @description v1 answer of a call that was understood and refused; `response` is shown as it is (M8.1). */
    Refusal: {
      /** @constant */
      state: false;
      response?: string | null;
    };
    /**
     * @description R locker pick-up, L another address, LC correspondence address (P9.3, M5.24).
     * @enum {string}
     */
    DeliveryType: 'R' | 'L' | 'LC';
    /** @description Another address to deliver to (M5.25). */
    BadgeOrderAddress: {
      companyName: string;
      address: string;
      address2: string | null;
      address3: string | null;
      zip: string;
      city: string;
    };
    /**
     * @description A subscription to order (P3.19). Amounts are decimal euros: `amountPaid` is bailTotal + initialLoading × nbBadge +
     *     shippingCost (P9.4), `bailTotal` the deposit of one badge × nbBadge, `initialLoading` that of one badge; shipping is paid
     *     for L and LC only (P9.3). `address` is an address for L and null otherwise. The special offer 05 takes at most 2 badges
     *     and no company (P5.7, P9.1). Names, addresses and cities are in upper case without special characters (P5.5).
     */
    OrderRequest: {
      firstname?: string | null;
      lastname?: string | null;
      email: components['schemas']['PurchaseEmail'];
      shippingCost: number;
      bondCode: string;
      nbBadge: number;
      deliveryType: components['schemas']['DeliveryType'];
      address?: components['schemas']['BadgeOrderAddress'] | null;
      amountPaid: number;
      bailTotal: number;
      initialLoading: number;
      corCompanyName: string;
      corAddress: string;
      corAddress2?: string | null;
      corAddress3?: string | null;
      corZip: string;
      corCity: string;
      corPhoneHome?: string | null;
      corPhoneMobile?: string | null;
      corPhoneWork?: string | null;
      /** @description When true the bil fields hold another address (P5.4). */
      needBilDifferent: boolean;
      bilCompanyName?: string | null;
      bilAddress?: string | null;
      bilAddress2?: string | null;
      bilAddress3?: string | null;
      bilZip?: string | null;
      bilCity?: string | null;
      bilPhoneHome?: string | null;
      bilPhoneMobile?: string | null;
      bilPhoneWork?: string | null;
      reloadValue: number;
      iban: components['schemas']['SubscriptionIban'];
      isCompany: boolean;
      subscription: components['schemas']['PlanCode'];
      /** @description Postal-invoice option (P9.7). */
      needPostalSend: boolean;
    };
    /**
     * @description Order reference in an answer, without the prefix CDW, as text or as a number; the screen pads it to at least 7 digits
     *     (P9.5, M9.7, M7.24).
     */
    AnsweredOrderReference: string | number;
    /** @description The order exists and waits for its signature and its payment (P7.15). */
    OrderAddedAnswer: {
      /** @constant */
      state: true;
      response?: string | null;
      reference: components['schemas']['AnsweredOrderReference'];
    };
    /** @description Order reference without the prefix CDW, as a request sends it; the screen shows CDW and at least 7 digits (P9.5, M9.7). */
    OrderReference: string;
    /** @description An order to find (P7.17, P7.18). */
    OrderReferenceRequest: {
      reference: components['schemas']['OrderReference'];
    };
    /** @description The order exists; `email` is the one it was placed with (P7.17). */
    OrderFoundAnswer: {
      /** @constant */
      state: true;
      response?: string | null;
      email: string;
    };
    /** @description An order of badges (P3.17). `type` is the customer type; the address is that of the delivery and is null for the locker. */
    Order: {
      reference: components['schemas']['AnsweredOrderReference'];
      type: components['schemas']['CustomerType'];
      quantity: number;
      deliveryType: components['schemas']['DeliveryType'];
      address?: string | null;
      address2?: string | null;
      address3?: string | null;
      zip?: string | null;
      city?: string | null;
    };
    /**
     * @description A contract as filled in the purchase (P3.18): `cor` fields for correspondence, `bil` fields for billing. `category` is the
     *     code of the plan, `detailedInvoice` the postal-invoice option.
     */
    PurchaseContract: {
      category: components['schemas']['PlanCode'];
      corCompanyName: string | null;
      corAddress: string;
      corAddress2?: string | null;
      corAddress3?: string | null;
      corZip: string;
      corCity: string;
      corPhoneHome?: string | null;
      corPhoneMobile?: string | null;
      corPhoneWork?: string | null;
      bilCompanyName?: string | null;
      bilAddress?: string | null;
      bilAddress2?: string | null;
      bilAddress3?: string | null;
      bilZip?: string | null;
      bilCity?: string | null;
      bilPhoneHome?: string | null;
      bilPhoneMobile?: string | null;
      bilPhoneWork?: string | null;
      detailedInvoice: boolean;
      iban?: string | null;
      /**
       * @description The names are those that the order was sent with (P3.19); without them another device than the one that ordered
       *     can only guess them from `corCompanyName` for the contract to sign (P7.14).
       */
      user: {
        email: string;
        firstname?: string | null;
        lastname?: string | null;
      };
    };
    /** @description An existing order with the contract as it was filled in (P7.16). */
    OrderAnswer: {
      /** @constant */
      state: true;
      response?: string | null;
      order: components['schemas']['Order'];
      contract: components['schemas']['PurchaseContract'];
    };
    /**
     * @description A payment or a free order to validate; an order's reference comes without its prefix CDW (M7.6). Notices and invoices keep
     *     theirs whole (M9.7).
     */
    OrderValidationRequest: {
      reference: string;
    };
    /** @description v1 answer of a call that was carried out and has nothing else to say. */
    Done: {
      /** @constant */
      state: true;
      response?: string | null;
    };
    /**
     * @description What the bank posts after a card payment, interface v3.0 (P7.19). A payment is accepted for the return codes `paiement` and
     *     `payetest` only (P4.35); `MAC` seals every other field. Fields of the bank that are not listed here may come as well.
     */
    BankCallback: {
      TPE: string;
      MAC: string;
      date: string;
      montant: string;
      reference: string;
      /**
       * @example paiement
       * @example payetest
       * @example Annulation
       */
      'code-retour': string;
      'texte-libre'?: string;
      brand?: string;
      cvx?: string;
      vld?: string;
      numauto?: string;
      motifrefus?: string;
      modepaiement?: string;
    } & {
      [key: string]: unknown;
    };
    /**
     * @description Acknowledgement of the interface v3.0; cdr is 0 when the seal was right and 1 when it was not.
     * @enum {string}
     */
    BankAcknowledgement: 'version=2\ncdr=0\n' | 'version=2\ncdr=1\n';
    /**
     * @description What is to be paid by card. The reference is the one that the bank is to know it by: an order's with its prefix CDW, unpaid
     *     invoices' with PLI and the letter, a notice's number (M9.7, P9.5).
     */
    PaymentSealRequest: {
      /** @enum {string} */
      type: 'badge' | 'invoice' | 'order' | 'cnp';
      reference: string;
      /**
       * @description The link of the mobile application asks (P2.31): the payer returns to /payment/mobile, without an
       *     account. The link has no type: every CDW is asked for as an order, also one of badges.
       */
      isMobile?: boolean;
    };
    /**
     * @description The fields of the card payment form, interface v3.0, to be posted to the bank's page as they are and alone (P7.19, P9.6).
     *     `MAC` seals every other field: an amount that is changed on the way is refused.
     */
    PaymentForm: {
      /** @constant */
      version: '3.0';
      TPE: string;
      societe: string;
      /** @constant */
      lgue: 'FR';
      /** @description In Europe/Paris. */
      date: string;
      montant: string;
      reference: string;
      mail: string;
      'texte-libre': string;
      /** @description Base64 of JSON that tells who is billed (M5.29). */
      contexte_commande: string;
      url_retour_ok: string;
      url_retour_err: string;
      MAC: string;
    };
    /** @description The form of what is really due under the reference, sealed by the server. */
    PaymentSealAnswer: {
      /** @constant */
      state: true;
      response?: string | null;
      fields: components['schemas']['PaymentForm'];
    };
    /** @description Form opened in a new tab with the passages to print and the token (M7.7, M5.28). */
    PassagesPrintRequest: {
      /** @description Passage ids, comma-separated */
      ids: string;
      token: string;
    };
    /** @description Identifier printed on a cash ticket, exactly 20 digits (P5.21, P9.10). */
    TransactionIdentifier: string;
    /** @description The ticket to look up (P7.23). */
    CashTicketRequest: {
      identifier: components['schemas']['TransactionIdentifier'];
    };
    /** @description Path of this origin, below /api/, where the PDF of a receipt is downloaded; the bearer token goes with it, if there is one. */
    ReceiptPath: string;
    /** @description Where the receipt of a refund is downloaded (P3.7). */
    RefundReceipt: {
      path: components['schemas']['ReceiptPath'];
    };
    /**
     * @description A refund of a cash ticket (P3.7). Its status is read in this order: `claimed` is "Remboursé", an `amount` of 0 is
     *     "Non remboursable", anything else is "Non remboursé" (P4.15). `amount` is in euros. A refund is shown without a
     *     `receipt` that cannot be read.
     */
    Refund: {
      id: number;
      identifier: string;
      creationDate: components['schemas']['Timestamp'];
      ticketDate: components['schemas']['Timestamp'];
      amount: number;
      claimed: boolean;
      receipt: components['schemas']['RefundReceipt'] | null;
    };
    /**
     * @description A cash ticket that was found (P3.8). `refund` and `total` are in euros. Refundable when `refund` is above 0 and `payment` is
     *     null, refunded when `payment` is a date, not refundable when `refund` is 0 (P4.12 to P4.14). A `state` of
     *     "directement final" means that the receipt was handed out at the lane and cannot be accessed (P4.20).
     */
    CashTicket: {
      /** @constant */
      status: 'success';
      errorMessage?: string | null;
      state?: string | null;
      /** @description Whether the ticket was paid at the lane. */
      paid: boolean;
      date: components['schemas']['Timestamp'];
      refund: number;
      payment: components['schemas']['Timestamp'] | null;
      toll: string | null;
      lane: string | null;
      start: string | null;
      end: string | null;
      total: number;
      refundObj?: components['schemas']['Refund'] | null;
    };
    /**
     * @description v2 answer of a call that was understood and refused. The text is shown as it is (P7.8, P7.23):
     *     `errorMessage`, otherwise `message` (P8.4). After a lookup, the `state` "directement final" means that the
     *     receipt was handed out at the lane (P4.20).
     */
    V2Error: {
      /** @constant */
      status: 'error';
      message?: string | null;
      errorMessage?: string | null;
      state?: string | null;
    };
    /** @description An e-mail address; it must look like one (P5.22). */
    EmailAddress: string;
    /**
     * Format: password
     * @description At least 8 characters, with a lowercase letter, an uppercase letter and a digit (P5.17).
     */
    StrongPassword: string;
    /**
     * @description First step: the e-mail alone, answered by a mail. Second step: the e-mail, the new password and the token of that mail
     *     (P7.11, P4.29). The new password follows the sign-up policy.
     */
    LostPasswordRequest: {
      email: components['schemas']['EmailAddress'];
      password?: components['schemas']['StrongPassword'];
      token?: string;
    };
    /**
     * @description First step: the e-mail alone. When it is not found: the e-mail, the name of the holder and the contract number (P7.12,
     *     P4.28). The password is then chosen with the token of the mail, through the lost-password call.
     *
     *     The name of the holder has the form in which an order is sent (P5.5): upper case, letters folded to A to Z, any other sign
     *     a space, one space between words; « O'Brien Hélène » is `O BRIEN HELENE`. Compare it with the name of the contract folded
     *     in the same way.
     */
    FirstConnectionRequest: {
      email: components['schemas']['EmailAddress'];
      name?: string;
      noContract?: string;
    };
    /**
     * @description What is known of the e-mail (P7.12): `isFound` false asks for the name and the contract number, `isSent` true says that the
     *     mail with the link is on its way.
     */
    FirstConnectionAnswer: {
      /** @constant */
      state: true;
      response?: string | null;
      isFound: boolean;
      isSent: boolean;
    };
    /**
     * @description The web access is not opened; `response` is shown as it is (M8.1). `isFound` false: the e-mail is on no contract, and the
     *     name and the contract number are asked for, as after an answer with `state` true (P4.28).
     */
    FirstConnectionRefusal: {
      /** @constant */
      state: false;
      response?: string | null;
      isFound?: boolean;
    };
    /** @description A notice to find, by its number (P5.10) and its plate without spaces or hyphens (P5.11, P5.12); foreign plates pass. */
    NoticeRequest: {
      reference: string;
      numberplate: string;
      email: components['schemas']['EmailAddress'];
    };
    /**
     * @description A non-payment notice (CNP) or payment notice (P3.20), amounts in euros. Paid when `paymentDate` is set (P4.7); unpaid and
     *     open, it can be paid (P4.8); unpaid and not open, the visitor may not pay it (P4.9). `tripCode` is one of P9.16.
     */
    Notice: {
      id: number;
      /** @description What the bank is to know its payment by. */
      reference: string;
      /** @description Number of the payment notice that followed. */
      apNo?: string | null;
      letter?: string | null;
      numberplate: string;
      passageDate: components['schemas']['Timestamp'];
      /** @enum {integer} */
      tripCode: 1 | 2 | 3 | 4 | 5 | 6;
      passageAmount: number;
      feesAmount: number;
      receivedAmount: number;
      paymentDate: components['schemas']['Timestamp'] | null;
      isOpen: boolean;
      email?: string | null;
      address?: string | null;
      city?: string | null;
      zip?: string | null;
    };
    /** @description The notice that was found (P7.20). */
    NoticeAnswer: {
      /** @constant */
      state: true;
      response?: string | null;
      cnp: components['schemas']['Notice'];
    };
    /** @description Whether a receipt of the payment is wanted for the notice `id` (P7.21, P4.10). */
    NoticeReceiptRequest: {
      id: number;
      state: boolean;
    };
    /**
     * @description A message to the operator (P7.22). `content` also carries the date, route, plate and card digits that the subjects Reçu and
     *     CNP ask for (P5.14, P5.15).
     */
    MessageRequest: {
      name: string;
      email: components['schemas']['EmailAddress'];
      /**
       * @description The subjects of P9.18.
       * @enum {string}
       */
      subject:
        | 'Service clients'
        | 'Sécurité / trafic'
        | 'Recouvrement'
        | 'Communication'
        | 'Reçu'
        | 'CNP'
        | 'Ressources humaines'
        | 'Données Personnelles';
      content: string;
    };
    /** @description Both are required, and nothing more is asked of them (P5.18). */
    SignInRequest: {
      email: string;
      password: string;
    };
    /**
     * @description The bearer token (P3.2). A JWT whose payload reads `{exp, scopes, errors, username}`: `exp` in seconds, `scopes` among
     *     SUBSCRIBER and FREE, `errors` keyed by scope. Read for routing and display only; unreadable means signed out.
     */
    SignInAnswer: {
      token: string;
    };
    /** @description Offer that a contract was taken out for; the code finds its subscription pricing (M3.2, M3.12). */
    ContractCategory: {
      name: string;
      /**
       * @example 02
       * @example 04
       * @example 07
       */
      code: string;
    };
    /** @description Unpaid direct debit of up to three invoices (M3.5); paid under PLI + paymentReference + letter (M9.7). */
    UnpaidInvoice: {
      /** @description Euros to pay. */
      totalAmount: number;
      /** @description Number of the first invoice. */
      invoice1: string | null;
      invoice2: string | null;
      invoice3: string | null;
      paymentReference: string;
      letter: string;
    };
    /** @description A toll contract (M3.2 to M3.7). Amounts are decimal euros. `cor*` is the correspondence address, `bil*` the billing address. */
    Contract: {
      id: number;
      /** @description The contract number that the subscriber knows. */
      reference: string;
      /** @description Holder of the contract. */
      name: string | null;
      category: components['schemas']['ContractCategory'];
      is_company: boolean | null;
      /** @description Name of the company-register extract on file. */
      kbis: string | null;
      creationDate: components['schemas']['Timestamp'];
      /**
       * @description CM card, GR free, MA administrative mandate, PL direct debit (M3.3); any other value is shown as not known.
       * @example CM
       * @example GR
       * @example MA
       * @example PL
       */
      paymentMethod: string | null;
      /** @description Deposit held for the badges of the contract. */
      securityValue: number | null;
      initialLoading: number | null;
      reloadValue: number | null;
      reloadThreshold: number | null;
      /**
       * @description A active, C special (blocks badge ordering), any other value inactive (M3.4).
       * @example A
       * @example C
       * @example R
       */
      status: string | null;
      /**
       * @description Sign of `accountBalance`, + or -; with any other value the balance is shown as not known.
       * @example +
       * @example -
       */
      balanceSign: string | null;
      /** @description Balance in euros, without its sign; a negative number is no reason to refuse the answer. */
      accountBalance: number | null;
      outstandingValue: number | null;
      nbActiveBadges: number | null;
      /** @description The postal-invoice option. */
      detailedInvoice: boolean;
      iban: string | null;
      /** @description What is due; null when nothing is. What cannot be read is said on screen, never counted. */
      unpaidInvoicesObj: components['schemas']['UnpaidInvoice'][] | null;
      /** @description Addresses and e-mail may be edited (M3.6). */
      canUpdateADR: boolean;
      /** @description Phones may be edited (M3.6). */
      canUpdateCCT: boolean;
      /** @description Bank details may be edited (M3.6). */
      canUpdateBQE: boolean;
      /** @description The postal option may be edited (M3.6). */
      canUpdateABO: boolean;
      corCompanyName: string | null;
      corAddress: string | null;
      corAddress2: string | null;
      corAddress3: string | null;
      corZip: string | null;
      corCity: string | null;
      corPhoneHome: string | null;
      corPhoneMobile: string | null;
      corPhoneWork: string | null;
      corFax: string | null;
      bilCompanyName: string | null;
      bilAddress: string | null;
      bilAddress2: string | null;
      bilAddress3: string | null;
      bilZip: string | null;
      bilCity: string | null;
      bilPhoneHome: string | null;
      bilPhoneMobile: string | null;
      bilPhoneWork: string | null;
      bilFax: string | null;
    };
    /** @description An invoice or a statement of a contract (M3.8). */
    Invoice: {
      noInvoice: string;
      /**
       * @description F invoice, any other value statement.
       * @example F
       * @example R
       */
      type: string;
      creationDate: components['schemas']['Timestamp'];
      /** @description Euros, tax included. */
      amountIT: number;
    };
    /** @description An electronic toll badge of a contract (M3.9). */
    Badge: {
      id: number;
      badgeReference: string;
      serialNumber: string | null;
      name: string | null;
      /** @description Personalisation 1, saved as `title`. */
      imputation: string | null;
      /** @description Personalisation 2, saved as `title2`. */
      comment: string | null;
      /** @description Null until the badge is handed out. */
      deliveryDate: components['schemas']['Timestamp'] | null;
      /**
       * @description As ordered (M5.24).
       * @example R
       * @example LC
       * @example L
       */
      deliveryType: string | null;
      /**
       * @description AC active, RS returned, EC exchanged, LN opposed (M4.1).
       * @enum {string}
       */
      status: 'AC' | 'RS' | 'EC' | 'LN';
      additionalService: boolean;
      thresholdAlert: boolean;
      /** @description Passages in a period that raise the alert. */
      numberThresholdAlert: number | null;
      firstEmail: string | null;
      secondEmail: string | null;
      /**
       * @description S week, from Monday; M month, from the 1st (M9.13).
       * @enum {string|null}
       */
      period: 'S' | 'M' | null;
      /** @description Services and alert may be edited (M6.4). */
      canUpdate: boolean;
    };
    /** @description One passage of a badge through a toll lane (M3.10). */
    Passage: {
      id: number;
      creationDate: components['schemas']['Timestamp'];
      badgeReference: string;
      trafficDirection: string;
      /** @description Toll lane. */
      way: string;
      /** @description Euros. */
      amount: number;
    };
    /** @description One row of a contract's history (M3.11). */
    Amendment: {
      creationDate: components['schemas']['Timestamp'];
      /** @description The operation. */
      title: string;
      detail: string | null;
    };
    /**
     * @description The signed-in subscriber (M3.1). `invoices[i]`, `badges[i]` and `contractsAmendments[i]` belong to `contracts[i]`;
     *     a missing or short list is an empty one.
     */
    User: {
      /** @description The e-mail that the account was opened with. */
      username: string;
      email: string;
      firstname: string;
      lastname: string;
      /** @description The deletion of the account was requested (M4.4). */
      wantBeRemoved: boolean;
      contracts: components['schemas']['Contract'][];
      invoices?: (components['schemas']['Invoice'][] | null)[] | null;
      badges?: (components['schemas']['Badge'][] | null)[] | null;
      passages?: components['schemas']['Passage'][] | null;
      contractsAmendments?: (components['schemas']['Amendment'][] | null)[] | null;
    };
    /** @description Everything that the subscriber area shows, but for the passages of a chosen period (M7.11). */
    SubscriberAnswer: {
      /** @constant */
      state: true;
      response?: string | null;
      user: components['schemas']['User'];
    };
    /** @description The badges of every contract, in the order of the contracts. */
    BadgesAnswer: {
      /** @constant */
      state: true;
      response?: string | null;
      badges: (components['schemas']['Badge'][] | null)[];
    };
    /** @description Wall-clock moment in Europe/Paris, `YYYY-MM-DD HH:MM:SS` (M7.13). */
    LocalDateTime: string;
    /** @description One page of passages of a period of at most 18 months (M7.13, M9.2). */
    PassagesRequest: {
      /** @description Number of the page, from 1. */
      page: number;
      /** @description Reference of a badge; null or empty for all badges. */
      badgeRef: string | null;
      /**
       * @description Rows in a page (M9.1).
       * @enum {integer}
       */
      size: 100 | 300 | 500 | 750;
      /** @description Start of the period; null for no bound. */
      selectMinDate: components['schemas']['LocalDateTime'] | null;
      /** @description End of the period; null for no bound. */
      selectMaxDate: components['schemas']['LocalDateTime'] | null;
    };
    /** @description One page of passages, newest first, and the size of the whole list (M7.13). */
    PassagesAnswer: {
      /** @constant */
      state: true;
      response?: string | null;
      passages: components['schemas']['Passage'][];
      /** @description Passages in all pages. */
      total: number;
      totalPage: number;
      /**
       * @description Moment of the oldest passage found, all pages together; null when there is none.
       * @example 2026-11-20 07:40:12
       */
      minDate: string | null;
      /**
       * @description Moment of the newest passage found, all pages together; null when there is none.
       * @example 2026-11-20 07:40:12
       */
      maxDate: string | null;
    };
    /** @description Form body. The new password has at least 8 characters, 1 uppercase letter and 1 digit; no lowercase letter is required (M5.2, M5.3). */
    PasswordChangeRequest: {
      username: string;
      /** @description The current password. */
      password: string;
      newPassword: string;
    };
    /** @description The password was changed. */
    PasswordChanged: {
      /** @constant */
      success: true;
      response?: string | null;
    };
    /** @description The password was not changed; `response` is shown as it is (M8.1). */
    PasswordRefused: {
      /** @constant */
      error: true;
      response?: string | null;
    };
    /** @description Form body with a file. The IBAN has more than 26 characters, spaces removed (M5.7, M5.9). */
    BankDetailsRequest: {
      iban: string;
      /**
       * Format: binary
       * @description Bank slip: png, jpg or pdf (M5.8).
       */
      rib: Blob;
    };
    /** @description Badges picked up at the locker (R) or sent to the correspondence address (LC, M5.24). Amounts are decimal euros. */
    BadgeOrderWithoutAddress: {
      /** @description 0 for R (M9.5). */
      shippingCost: number;
      nbBadge: number;
      /** @enum {string} */
      deliveryType: 'R' | 'LC';
      address: null;
      /** @description bailTotal + initialLoading × nbBadge + shippingCost (M9.5). */
      amountPaid: number;
      /** @description Code of the category's deposit (M3.12). */
      bondCode: string;
      /** @description Initial loading of one badge. */
      initialLoading: number;
      /** @description Deposit of one badge × nbBadge. */
      bailTotal: number;
    };
    /** @description Badges sent to another address (L, M5.24). Amounts are decimal euros. */
    BadgeOrderWithAddress: {
      /** @description 0 for R (M9.5). */
      shippingCost: number;
      nbBadge: number;
      /** @constant */
      deliveryType: 'L';
      address: components['schemas']['BadgeOrderAddress'];
      /** @description bailTotal + initialLoading × nbBadge + shippingCost (M9.5). */
      amountPaid: number;
      /** @description Code of the category's deposit (M3.12). */
      bondCode: string;
      /** @description Initial loading of one badge. */
      initialLoading: number;
      /** @description Deposit of one badge × nbBadge. */
      bailTotal: number;
    };
    /** @description An order of one to four badges (M7.24, M5.23). */
    BadgeOrderRequest:
      | components['schemas']['BadgeOrderWithoutAddress']
      | components['schemas']['BadgeOrderWithAddress'];
    /** @description The order exists and waits for its payment (M7.24, M4.5). */
    BadgeOrderPlaced: {
      /** @constant */
      state: true;
      response?: string | null;
      reference: components['schemas']['AnsweredOrderReference'];
    };
    /**
     * @description Both are required. The name of the holder has the form in which an order is sent (P5.5), which is upper case (M5.5): letters
     *     folded to A to Z, any other sign a space, one space between words; « O'Brien Hélène » is `O BRIEN HELENE`. Compare it with
     *     the name of the contract folded in the same way. The number has no spaces and no hyphens.
     */
    LinkContractRequest: {
      name: string;
      noContract: string;
    };
    /**
     * @description Correspondence and billing details of a contract (M7.16). Addresses and cities are in upper case without special characters,
     *     zips and phones without special characters, the e-mail in upper case (M5.11). When billing does not differ, `bil*` repeats `cor*`.
     */
    PostalDetailsRequest: {
      username: string;
      /** @description Read-only on the screen (M5.12). */
      bilCompanyName: string | null;
      bilAddress: string;
      bilAddress2: string | null;
      bilAddress3: string | null;
      bilZip: string;
      bilCity: string;
      bilPhoneHome: string | null;
      bilPhoneMobile: string | null;
      bilPhoneWork: string | null;
      bilFax: string | null;
      /** @description Read-only on the screen (M5.12). */
      corCompanyName: string | null;
      corAddress: string;
      corAddress2: string | null;
      corAddress3: string | null;
      corZip: string;
      corCity: string;
      corPhoneHome: string | null;
      corPhoneMobile: string | null;
      corPhoneWork: string | null;
      corFax: string | null;
      email: string;
    };
    /** @description The details were saved; the contract as it is now (M7.16). */
    PostalDetailsSaved: {
      /** @constant */
      state: true;
      response?: string | null;
      contract: components['schemas']['Contract'];
    };
    /** @description Whether invoices are also sent by post, a paid option (M9.14). */
    PostalInvoiceOptionRequest: {
      detailedInvoice: boolean;
    };
    /** @description The option was saved on the contract of that identifier (M7.19). */
    PostalInvoiceOptionSaved: {
      /** @constant */
      state: true;
      response?: string | null;
      id: number;
    };
    /** @description Services of a badge whose extra information is on (M5.16, M5.17). */
    BadgeServicesOn: {
      name: string;
      /** @description Personalisation 1. */
      title: string;
      /** @description Personalisation 2. */
      title2: string | null;
      /** @constant */
      additionalService: true;
    };
    /** @description Services of a badge whose extra information is off (M5.16, M5.17). */
    BadgeServicesOff: {
      name: string;
      /** @description Personalisation 1. */
      title: string;
      /** @description Personalisation 2. */
      title2: string | null;
      /** @constant */
      additionalService: false;
    };
    /** @description Name and personalisations of a badge; the name may be empty only while the extra information is off (M5.16, M5.17). */
    BadgeServicesRequest:
      | components['schemas']['BadgeServicesOn']
      | components['schemas']['BadgeServicesOff'];
    /** @description The alert is on; the first e-mail, the period and the count are required (M5.19 to M5.21). */
    BadgeThresholdOn: {
      /** @constant */
      thresholdAlert: true;
      /** @description Passages in a period that raise the alert. */
      numberThresholdAlert: number;
      firstEmail: string;
      secondEmail: string | null;
      /**
       * @description S week, M month.
       * @enum {string}
       */
      period: 'S' | 'M';
    };
    /** @description The alert is off; what was set before may be sent along or left empty. */
    BadgeThresholdOff: {
      /** @constant */
      thresholdAlert: false;
      numberThresholdAlert: number | null;
      firstEmail: string | null;
      secondEmail: string | null;
      /** @enum {string|null} */
      period: 'S' | 'M' | null;
    };
    /** @description Threshold alert of a badge (M5.18 to M5.21). */
    BadgeThresholdRequest:
      | components['schemas']['BadgeThresholdOn']
      | components['schemas']['BadgeThresholdOff'];
    /** @description The selected passages; at least one (M5.28). */
    PassagesExportRequest: {
      /** @constant */
      mode: 'csv';
      ids: number[];
    };
    /** @description Text of the CSV file (M7.23): a header, then one line per passage, cells separated by semicolons, without a byte-order mark. */
    PassagesExportAnswer: {
      /** @constant */
      state: true;
      response?: string | null;
      csv: string;
    };
    /** @description v2 answer with the present state of the tunnels. */
    TrafficAnswer: {
      /** @constant */
      status: 'success';
      message?: string | null;
      data: components['schemas']['TrafficSnapshot'];
    };
    /** @description v2 answer with the news posts. */
    PostsAnswer: {
      /** @constant */
      status: 'success';
      message?: string | null;
      data: components['schemas']['Post'][];
    };
    /** @description One picture of the social feed (P3.14). */
    SocialPost: {
      media_url: string;
      permalink: string;
    };
    /** @description v2 answer with the social feed (P7.6). */
    SocialPostsAnswer: {
      /** @constant */
      status: 'success';
      posts: components['schemas']['SocialPost'][];
    };
    /** @description A bank card linked to a licence plate, whose passages become tickets (P3.4). */
    TicketFlux: {
      id: number;
      licencePlate: string;
      /** @description Last four digits of the card */
      lastFourDigits: string;
      creationDate: components['schemas']['Timestamp'];
    };
    /** @description v2 answer with the linked cards. */
    TicketFluxesAnswer: {
      /** @constant */
      status: 'success';
      message?: string | null;
      data: components['schemas']['TicketFlux'][];
    };
    /** @description The plate and the card to link (P3.4, P5.23, P9.10). */
    TicketFluxRequest: {
      /** @description Upper case, without spaces or dashes; foreign plates pass. */
      licencePlate: string;
      /** @description First 6 digits of the card, six X characters, last 4 digits. */
      truncatedPan: string;
    };
    /** @description A receipt made from tickets of the free ramp (P3.6); `path` is where its PDF is downloaded. */
    Receipt: {
      id: number;
      creationDate: components['schemas']['Timestamp'];
      countTickets: number;
      path: components['schemas']['ReceiptPath'];
    };
    /** @description A paid passage found for a linked card (P3.5); only one without a receipt may be selected (P4.26). */
    Ticket: {
      id: number;
      startName: string;
      endName: string;
      licencePlate: string;
      creationDate: components['schemas']['Timestamp'];
      /** @description Euros */
      amount: number;
      /** @description Null as long as the ticket is in no receipt. */
      receipt: components['schemas']['Receipt'] | null;
    };
    /**
     * @description v2 answer with the card just linked and the tickets already found for it (P7.25); tickets can take up to 72 hours to
     *     appear (P9.12).
     */
    TicketFluxAddedAnswer: {
      /** @constant */
      status: 'success';
      flux: components['schemas']['TicketFlux'];
      tickets: components['schemas']['Ticket'][];
    };
    /** @description v2 answer when a card is no longer linked (P7.25). */
    TicketFluxRemovedAnswer: {
      /** @constant */
      status: 'success';
      errorMessage?: string | null;
    };
    /** @description v2 answer with the receipts. */
    ReceiptsAnswer: {
      /** @constant */
      status: 'success';
      message?: string | null;
      data: components['schemas']['Receipt'][];
    };
    /** @description The tickets to put in one receipt, at least one (P5.24). */
    TicketReceiptRequest: {
      ids: number[];
    };
    /** @description v2 answer with the receipt made from tickets and the address of its PDF (P7.26). */
    TicketReceiptAnswer: {
      /** @constant */
      status: 'success';
      path: components['schemas']['ReceiptPath'];
      receipt: components['schemas']['Receipt'];
    };
    /** @description The cash tickets that the receipt of a refund request lists (P7.26). */
    RefundReceiptRequest: {
      transactions: components['schemas']['TransactionIdentifier'][];
    };
    /** @description v2 answer with the address of the PDF receipt of a refund request (P7.26). */
    RefundReceiptAnswer: {
      /** @constant */
      status: 'success';
      path: components['schemas']['ReceiptPath'];
    };
    /** @description v2 answer with the refunds. */
    RefundsAnswer: {
      /** @constant */
      status: 'success';
      message?: string | null;
      data: components['schemas']['Refund'][];
    };
    /** @description French IBAN in its electronic form, 27 characters without spaces or hyphens (P5.22, ISO 13616). */
    FrenchIban: string;
    /** @description Bank identifier, 8 or 11 characters (ISO 9362). */
    Bic: string;
    /**
     * @description A refund asked for with full bank details (P3.9, P5.22). A visitor gives name, first name and e-mail as well; a signed-in
     *     user leaves them out. Only a French IBAN is refunded this way (P9.8).
     */
    RefundRequest: {
      identifier: components['schemas']['TransactionIdentifier'];
      lastname?: string;
      firstname?: string;
      email?: components['schemas']['EmailAddress'];
      iban: components['schemas']['FrenchIban'];
      bic: components['schemas']['Bic'];
      /** @description Euros, as found by the lookup */
      amount: number;
    };
    /** @description v2 answer when a refund request was recorded; its `id` makes the receipt (P7.26, P7.27). */
    RefundRequestedAnswer: {
      /** @constant */
      status: 'success';
      message?: string | null;
      id: number;
    };
    /** @description The refunds to send to the saved IBAN (P7.27). */
    RefundClaimRequest: {
      ids: number[];
    };
    /** @description v2 answer when refunds were claimed; they have one receipt from then on (P4.23, P7.27). */
    RefundsClaimedAnswer: {
      /** @constant */
      status: 'success';
      message?: string | null;
      receipt: components['schemas']['Receipt'];
    };
    /** @description v2 answer with the refund of a receipt transaction. */
    TransactionRefundAnswer: {
      /** @constant */
      status: 'success';
      message?: string | null;
      data: components['schemas']['Refund'];
    };
    /**
     * @description v2 answer with what is known of a ticket of the account (P7.24). `state` reads "directement final" when the receipt was
     *     handed out at the lane (P4.20); an `amount` of 0 in `refundObj` is not refundable (P4.14).
     */
    RefundFoundAnswer: {
      /** @constant */
      status: 'success';
      errorMessage?: string | null;
      state?: string | null;
      refundObj?: components['schemas']['Refund'] | null;
    };
    /** @description v2 answer with the tickets of a period. */
    TicketsAnswer: {
      /** @constant */
      status: 'success';
      message?: string | null;
      data: components['schemas']['Ticket'][];
    };
    /** @description The bank account that refunds go to (P3.3); an account keeps one, and adding replaces it. */
    BankAccount: {
      id: number;
      /** @description Beneficiary */
      name: string;
      iban: string;
      bic: string;
    };
    /** @description v2 answer with the saved bank account, none or one (P9.8). */
    BankAccountsAnswer: {
      /** @constant */
      status: 'success';
      message?: string | null;
      data: components['schemas']['BankAccount'][];
    };
    /** @description IBAN in its electronic form, without spaces or hyphens, at least 12 characters (P5.20, ISO 13616). */
    Iban: string;
    /**
     * @description The bank account to keep instead of the present one (P5.20). A foreign IBAN is accepted here; its check digits are
     *     tested by the caller and again by the server.
     */
    BankAccountRequest: {
      iban: components['schemas']['Iban'];
      bic: components['schemas']['Bic'];
      /** @description Beneficiary */
      name: string;
    };
    /** @description v2 answer with the bank account as saved (P7.30). */
    BankAccountSavedAnswer: {
      /** @constant */
      status: 'success';
      bank: components['schemas']['BankAccount'];
    };
    /** @description v2 answer of a call that was carried out (P7.1); the site reads nothing in `data`. */
    V2Done: {
      /** @constant */
      status: 'success';
      message?: string | null;
      data?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description What to change in the account; a field that is left out stays as it is. */
    AccountUpdateRequest: {
      lastname?: string;
      firstname?: string;
      email?: components['schemas']['EmailAddress'];
      password?: components['schemas']['StrongPassword'];
    };
    /** @description A free account to open (P3.1, P5.17). */
    SignUpRequest: {
      lastname: string;
      firstname: string;
      email: components['schemas']['EmailAddress'];
      password: components['schemas']['StrongPassword'];
    };
    /** @description The token of the activation link that was mailed at sign-up (P2.27, P7.10). */
    ActivationRequest: {
      token: string;
    };
  };
  responses: {
    /** @description The token is missing, expired or unreadable. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ApiError'];
      };
    };
    /** @description The server failed. */
    ServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ApiError'];
      };
    };
    /** @description The request does not fit the contract; nothing was done. */
    Invalid: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ApiError'];
      };
    };
    /** @description Too many wrong attempts; the message says when to try again. */
    TooManyRequests: {
      headers: {
        /**
         * @description Seconds to wait before the next attempt.
         * @example 300
         */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ApiError'];
      };
    };
    /**
     * @description The answer to a request whose `If-None-Match` names the present content; without a body. A browser sends it by
     *     itself and gives its stored answer to the site.
     */
    NotModified: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /**
     * @description Identifies one order. The client generates it. A repeated request with the same key returns the reference of the
     *     stored order; the second body is ignored. The key of a refused order is not stored. A key that was stored for another
     *     operation, or for another contract, is refused.
     * @example 6b0f3c52-7a1e-4d0c-9a57-2f4de1c8b913
     */
    IdempotencyKey: string;
    /**
     * @description Identifier of a contract of the signed-in subscriber.
     * @example 1201
     */
    ContractId: number;
    /**
     * @description Identifier of the contract that the badges are ordered for.
     * @example 1201
     */
    OrderContractId: number;
    /**
     * @description Identifier of a badge of the signed-in subscriber.
     * @example 5001
     */
    BadgeId: number;
    /**
     * @description Number of an invoice or of a statement.
     * @example 202610412
     */
    InvoiceNumber: string;
    /**
     * @description Identifier printed on the cash ticket, exactly 20 digits (P9.10).
     * @example 20261108071500120031
     */
    TransactionIdentifier: components['schemas']['TransactionIdentifier'];
    /**
     * @description First moment of the period; the site asks for the last 7 days at first (P7.29).
     * @example 2026-11-14 00:00:00
     */
    TicketStartDate: components['schemas']['LocalDateTime'];
    /**
     * @description Last moment of the period; the site asks for the last 7 days at first (P7.29).
     * @example 2026-11-21 23:59:59
     */
    TicketEndDate: components['schemas']['LocalDateTime'];
  };
  requestBodies: never;
  headers: {
    /**
     * @description Names this content of the answer; the next request sends it in `If-None-Match`.
     * @example "q1Jq3R2kQmV5c0pZ8xN4Tg"
     */
    ETag: string;
  };
  pathItems: never;
}
export type MenuItem = components['schemas']['MenuItem'];
export type Page = components['schemas']['Page'];
export type PostCategory = components['schemas']['PostCategory'];
export type Timestamp = components['schemas']['Timestamp'];
export type Post = components['schemas']['Post'];
export type Plan = components['schemas']['Plan'];
export type Slide = components['schemas']['Slide'];
export type DocumentItem = components['schemas']['DocumentItem'];
export type TrafficRoad = components['schemas']['TrafficRoad'];
export type TrafficDirection = components['schemas']['TrafficDirection'];
export type TrafficSnapshot = components['schemas']['TrafficSnapshot'];
export type FaqItem = components['schemas']['FaqItem'];
export type Alert = components['schemas']['Alert'];
export type Job = components['schemas']['Job'];
export type PublicData = components['schemas']['PublicData'];
export type ApiError = components['schemas']['ApiError'];
export type TrafficSnapshots = components['schemas']['TrafficSnapshots'];
export type MaintenanceFlag = components['schemas']['MaintenanceFlag'];
export type PurchaseEmail = components['schemas']['PurchaseEmail'];
export type EmailCheckRequest = components['schemas']['EmailCheckRequest'];
export type EmailTaken = components['schemas']['EmailTaken'];
export type SubscriptionIban = components['schemas']['SubscriptionIban'];
export type CustomerType = components['schemas']['CustomerType'];
export type PlanCode = components['schemas']['PlanCode'];
export type SignatureRequest = components['schemas']['SignatureRequest'];
export type SignatureAnswer = components['schemas']['SignatureAnswer'];
export type Refusal = components['schemas']['Refusal'];
export type DeliveryType = components['schemas']['DeliveryType'];
export type BadgeOrderAddress = components['schemas']['BadgeOrderAddress'];
export type OrderRequest = components['schemas']['OrderRequest'];
export type AnsweredOrderReference = components['schemas']['AnsweredOrderReference'];
export type OrderAddedAnswer = components['schemas']['OrderAddedAnswer'];
export type OrderReference = components['schemas']['OrderReference'];
export type OrderReferenceRequest = components['schemas']['OrderReferenceRequest'];
export type OrderFoundAnswer = components['schemas']['OrderFoundAnswer'];
export type Order = components['schemas']['Order'];
export type PurchaseContract = components['schemas']['PurchaseContract'];
export type OrderAnswer = components['schemas']['OrderAnswer'];
export type OrderValidationRequest = components['schemas']['OrderValidationRequest'];
export type Done = components['schemas']['Done'];
export type BankCallback = components['schemas']['BankCallback'];
export type BankAcknowledgement = components['schemas']['BankAcknowledgement'];
export type PaymentSealRequest = components['schemas']['PaymentSealRequest'];
export type PaymentForm = components['schemas']['PaymentForm'];
export type PaymentSealAnswer = components['schemas']['PaymentSealAnswer'];
export type PassagesPrintRequest = components['schemas']['PassagesPrintRequest'];
export type TransactionIdentifier = components['schemas']['TransactionIdentifier'];
export type CashTicketRequest = components['schemas']['CashTicketRequest'];
export type ReceiptPath = components['schemas']['ReceiptPath'];
export type RefundReceipt = components['schemas']['RefundReceipt'];
export type Refund = components['schemas']['Refund'];
export type CashTicket = components['schemas']['CashTicket'];
export type V2Error = components['schemas']['V2Error'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type StrongPassword = components['schemas']['StrongPassword'];
export type LostPasswordRequest = components['schemas']['LostPasswordRequest'];
export type FirstConnectionRequest = components['schemas']['FirstConnectionRequest'];
export type FirstConnectionAnswer = components['schemas']['FirstConnectionAnswer'];
export type FirstConnectionRefusal = components['schemas']['FirstConnectionRefusal'];
export type NoticeRequest = components['schemas']['NoticeRequest'];
export type Notice = components['schemas']['Notice'];
export type NoticeAnswer = components['schemas']['NoticeAnswer'];
export type NoticeReceiptRequest = components['schemas']['NoticeReceiptRequest'];
export type MessageRequest = components['schemas']['MessageRequest'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type ContractCategory = components['schemas']['ContractCategory'];
export type UnpaidInvoice = components['schemas']['UnpaidInvoice'];
export type Contract = components['schemas']['Contract'];
export type Invoice = components['schemas']['Invoice'];
export type Badge = components['schemas']['Badge'];
export type Passage = components['schemas']['Passage'];
export type Amendment = components['schemas']['Amendment'];
export type User = components['schemas']['User'];
export type SubscriberAnswer = components['schemas']['SubscriberAnswer'];
export type BadgesAnswer = components['schemas']['BadgesAnswer'];
export type LocalDateTime = components['schemas']['LocalDateTime'];
export type PassagesRequest = components['schemas']['PassagesRequest'];
export type PassagesAnswer = components['schemas']['PassagesAnswer'];
export type PasswordChangeRequest = components['schemas']['PasswordChangeRequest'];
export type PasswordChanged = components['schemas']['PasswordChanged'];
export type PasswordRefused = components['schemas']['PasswordRefused'];
export type BankDetailsRequest = components['schemas']['BankDetailsRequest'];
export type BadgeOrderWithoutAddress = components['schemas']['BadgeOrderWithoutAddress'];
export type BadgeOrderWithAddress = components['schemas']['BadgeOrderWithAddress'];
export type BadgeOrderRequest = components['schemas']['BadgeOrderRequest'];
export type BadgeOrderPlaced = components['schemas']['BadgeOrderPlaced'];
export type LinkContractRequest = components['schemas']['LinkContractRequest'];
export type PostalDetailsRequest = components['schemas']['PostalDetailsRequest'];
export type PostalDetailsSaved = components['schemas']['PostalDetailsSaved'];
export type PostalInvoiceOptionRequest = components['schemas']['PostalInvoiceOptionRequest'];
export type PostalInvoiceOptionSaved = components['schemas']['PostalInvoiceOptionSaved'];
export type BadgeServicesOn = components['schemas']['BadgeServicesOn'];
export type BadgeServicesOff = components['schemas']['BadgeServicesOff'];
export type BadgeServicesRequest = components['schemas']['BadgeServicesRequest'];
export type BadgeThresholdOn = components['schemas']['BadgeThresholdOn'];
export type BadgeThresholdOff = components['schemas']['BadgeThresholdOff'];
export type BadgeThresholdRequest = components['schemas']['BadgeThresholdRequest'];
export type PassagesExportRequest = components['schemas']['PassagesExportRequest'];
export type PassagesExportAnswer = components['schemas']['PassagesExportAnswer'];
export type TrafficAnswer = components['schemas']['TrafficAnswer'];
export type PostsAnswer = components['schemas']['PostsAnswer'];
export type SocialPost = components['schemas']['SocialPost'];
export type SocialPostsAnswer = components['schemas']['SocialPostsAnswer'];
export type TicketFlux = components['schemas']['TicketFlux'];
export type TicketFluxesAnswer = components['schemas']['TicketFluxesAnswer'];
export type TicketFluxRequest = components['schemas']['TicketFluxRequest'];
export type Receipt = components['schemas']['Receipt'];
export type Ticket = components['schemas']['Ticket'];
export type TicketFluxAddedAnswer = components['schemas']['TicketFluxAddedAnswer'];
export type TicketFluxRemovedAnswer = components['schemas']['TicketFluxRemovedAnswer'];
export type ReceiptsAnswer = components['schemas']['ReceiptsAnswer'];
export type TicketReceiptRequest = components['schemas']['TicketReceiptRequest'];
export type TicketReceiptAnswer = components['schemas']['TicketReceiptAnswer'];
export type RefundReceiptRequest = components['schemas']['RefundReceiptRequest'];
export type RefundReceiptAnswer = components['schemas']['RefundReceiptAnswer'];
export type RefundsAnswer = components['schemas']['RefundsAnswer'];
export type FrenchIban = components['schemas']['FrenchIban'];
export type Bic = components['schemas']['Bic'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type RefundRequestedAnswer = components['schemas']['RefundRequestedAnswer'];
export type RefundClaimRequest = components['schemas']['RefundClaimRequest'];
export type RefundsClaimedAnswer = components['schemas']['RefundsClaimedAnswer'];
export type TransactionRefundAnswer = components['schemas']['TransactionRefundAnswer'];
export type RefundFoundAnswer = components['schemas']['RefundFoundAnswer'];
export type TicketsAnswer = components['schemas']['TicketsAnswer'];
export type BankAccount = components['schemas']['BankAccount'];
export type BankAccountsAnswer = components['schemas']['BankAccountsAnswer'];
export type Iban = components['schemas']['Iban'];
export type BankAccountRequest = components['schemas']['BankAccountRequest'];
export type BankAccountSavedAnswer = components['schemas']['BankAccountSavedAnswer'];
export type V2Done = components['schemas']['V2Done'];
export type AccountUpdateRequest = components['schemas']['AccountUpdateRequest'];
export type SignUpRequest = components['schemas']['SignUpRequest'];
export type ActivationRequest = components['schemas']['ActivationRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterContractId = components['parameters']['ContractId'];
export type ParameterOrderContractId = components['parameters']['OrderContractId'];
export type ParameterBadgeId = components['parameters']['BadgeId'];
export type ParameterInvoiceNumber = components['parameters']['InvoiceNumber'];
export type ParameterTransactionIdentifier = components['parameters']['TransactionIdentifier'];
export type ParameterTicketStartDate = components['parameters']['TicketStartDate'];
export type ParameterTicketEndDate = components['parameters']['TicketEndDate'];
export type HeaderETag = components['headers']['ETag'];
export type $defs = Record<string, never>;
export interface operations {
  loadPublicData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The menu, the CMS pages and every public list. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublicData'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  listTrafficSnapshots: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The traffic list, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrafficSnapshots'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  readMaintenance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The maintenance flag, polled every 30 seconds. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MaintenanceFlag'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  checkEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailCheckRequest'];
      };
    };
    responses: {
      /** @description True when the e-mail already belongs to an account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTaken'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  requestSignature: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['SignatureRequest'];
      };
    };
    responses: {
      /** @description The contract is ready to sign, or the reason why it is not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['SignatureAnswer']
            | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  addOrder: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one order. The client generates it. A repeated request with the same key returns the reference of the
         *     stored order; the second body is ignored. The key of a refused order is not stored. A key that was stored for another
         *     operation, or for another contract, is refused.
         * @example 6b0f3c52-7a1e-4d0c-9a57-2f4de1c8b913
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrderRequest'];
      };
    };
    responses: {
      /** @description The reference of the order, or the reason why it was refused. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['OrderAddedAnswer']
            | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  findOrderReference: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrderReferenceRequest'];
      };
    };
    responses: {
      /** @description The e-mail of the order, or that the reference is unknown. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['OrderFoundAnswer']
            | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  retrieveOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrderReferenceRequest'];
      };
    };
    responses: {
      /** @description The order and the contract as they were filled in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['OrderAnswer']
            | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  validateOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrderValidationRequest'];
      };
    };
    responses: {
      /** @description Whether the payment or the free order is valid. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'] | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  receiveBankCallback: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['BankCallback'];
      };
    };
    responses: {
      /** @description Acknowledgement of the callback. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': components['schemas']['BankAcknowledgement'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  sealPayment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentSealRequest'];
      };
    };
    responses: {
      /** @description The sealed form. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['PaymentSealAnswer']
            | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  printPassages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PassagesPrintRequest'];
      };
    };
    responses: {
      /** @description A page ready to print. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  lookUpCashTicket: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CashTicketRequest'];
      };
    };
    responses: {
      /** @description What is known of the ticket, or the reason why nothing is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['CashTicket']
            | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  resetLostPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LostPasswordRequest'];
      };
    };
    responses: {
      /** @description What was done, or the reason why it was refused. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'] | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  openFirstConnection: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FirstConnectionRequest'];
      };
    };
    responses: {
      /** @description Whether the subscriber was found and the mail sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['FirstConnectionAnswer']
            | components['schemas']['FirstConnectionRefusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  retrieveNotice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NoticeRequest'];
      };
    };
    responses: {
      /** @description The notice, or the reason why it cannot be shown. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['NoticeAnswer']
            | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  requestNoticeReceipt: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NoticeReceiptRequest'];
      };
    };
    responses: {
      /** @description Whether the request for a receipt, or its withdrawal, was stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'] | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  sendMessage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessageRequest'];
      };
    };
    responses: {
      /** @description Whether the message was sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'] | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  signIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInRequest'];
      };
    };
    responses: {
      /** @description The bearer token of the session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInAnswer'];
        };
      };
      400: components['responses']['Invalid'];
      /** @description Unknown e-mail or wrong password. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
      /** @description The account was never activated; the message is shown, then the first connection opens (P4.30). */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  loadSubscriber: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscriber, or why the data cannot be given. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['SubscriberAnswer']
            | components['schemas']['Refusal'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  listBadges: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The badges, one list per contract. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['BadgesAnswer']
            | components['schemas']['Refusal'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  listPassages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PassagesRequest'];
      };
    };
    responses: {
      /** @description One page of passages, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['PassagesAnswer']
            | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['PasswordChangeRequest'];
      };
    };
    responses: {
      /** @description Whether the password was changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['PasswordChanged']
            | components['schemas']['PasswordRefused'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  saveBankDetails: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of a contract of the signed-in subscriber.
         * @example 1201
         */
        id: components['parameters']['ContractId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['BankDetailsRequest'];
      };
    };
    responses: {
      /** @description Whether the details were saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'] | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  orderBadges: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Identifies one order. The client generates it. A repeated request with the same key returns the reference of the
         *     stored order; the second body is ignored. The key of a refused order is not stored. A key that was stored for another
         *     operation, or for another contract, is refused.
         * @example 6b0f3c52-7a1e-4d0c-9a57-2f4de1c8b913
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description Identifier of the contract that the badges are ordered for.
         * @example 1201
         */
        contractId: components['parameters']['OrderContractId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BadgeOrderRequest'];
      };
    };
    responses: {
      /** @description The reference of the order, or why it was refused. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['BadgeOrderPlaced']
            | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  linkContract: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkContractRequest'];
      };
    };
    responses: {
      /** @description Whether the contract was linked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'] | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  savePostalDetails: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of a contract of the signed-in subscriber.
         * @example 1201
         */
        id: components['parameters']['ContractId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PostalDetailsRequest'];
      };
    };
    responses: {
      /** @description The saved contract, or why it was not saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['PostalDetailsSaved']
            | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  savePostalInvoices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of a contract of the signed-in subscriber.
         * @example 1201
         */
        id: components['parameters']['ContractId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PostalInvoiceOptionRequest'];
      };
    };
    responses: {
      /** @description Whether the option was saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['PostalInvoiceOptionSaved']
            | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  saveBadgeServices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of a badge of the signed-in subscriber.
         * @example 5001
         */
        id: components['parameters']['BadgeId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BadgeServicesRequest'];
      };
    };
    responses: {
      /** @description Whether the services were saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'] | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  saveThresholdAlert: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of a badge of the signed-in subscriber.
         * @example 5001
         */
        id: components['parameters']['BadgeId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BadgeThresholdRequest'];
      };
    };
    responses: {
      /** @description Whether the alert was saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'] | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  exportPassages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PassagesExportRequest'];
      };
    };
    responses: {
      /** @description The text of the file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['PassagesExportAnswer']
            | components['schemas']['Refusal'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  requestDeletion: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whether the request was accepted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'] | components['schemas']['Refusal'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  downloadInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Number of an invoice or of a statement.
         * @example 202610412
         */
        noInvoice: components['parameters']['InvoiceNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': Blob;
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      /** @description No such document in the subscriber's contracts. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
      500: components['responses']['ServerError'];
    };
  };
  readTraffic: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The state of the tunnels. */
      200: {
        headers: {
          /**
           * @description Any cache may keep the answer.
           * @example public, max-age=10, stale-while-revalidate=15
           */
          'Cache-Control'?: string;
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['TrafficAnswer']
            | components['schemas']['V2Error'];
        };
      };
      304: components['responses']['NotModified'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  listPosts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The news posts. */
      200: {
        headers: {
          /**
           * @description Any cache may keep the answer.
           * @example public, max-age=60, stale-while-revalidate=240
           */
          'Cache-Control'?: string;
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['PostsAnswer']
            | components['schemas']['V2Error'];
        };
      };
      304: components['responses']['NotModified'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  listSocialPosts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The latest posts; the site shows six. */
      200: {
        headers: {
          /**
           * @description Any cache may keep the answer.
           * @example public, max-age=300, stale-while-revalidate=600
           */
          'Cache-Control'?: string;
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['SocialPostsAnswer']
            | components['schemas']['V2Error'];
        };
      };
      304: components['responses']['NotModified'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  listTicketFluxes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The linked cards. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['TicketFluxesAnswer']
            | components['schemas']['V2Error'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  addTicketFlux: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TicketFluxRequest'];
      };
    };
    responses: {
      /** @description The card is linked, or the reason why it is not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['TicketFluxAddedAnswer']
            | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  removeTicketFlux: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the linked card
         * @example 6101
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The card is no longer linked, or the reason why it still is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['TicketFluxRemovedAnswer']
            | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  listReceipts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The receipts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ReceiptsAnswer']
            | components['schemas']['V2Error'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  createTicketReceipt: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TicketReceiptRequest'];
      };
    };
    responses: {
      /** @description The receipt, or the reason why there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['TicketReceiptAnswer']
            | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  createRefundReceipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id that the refund request answered
         * @example 7501
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundReceiptRequest'];
      };
    };
    responses: {
      /** @description The address of the receipt, or the reason why there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['RefundReceiptAnswer']
            | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  downloadTransactionReceipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier printed on the cash ticket, exactly 20 digits (P9.10).
         * @example 20261108071500120031
         */
        identifier: components['parameters']['TransactionIdentifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The receipt, a PDF document. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': Blob;
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      /** @description There is no such ticket, or its receipt was handed out at the lane. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  listRefunds: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The refunds. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['RefundsAnswer']
            | components['schemas']['V2Error'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  requestRefund: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundRequest'];
      };
    };
    responses: {
      /** @description The request is recorded, or the reason why it is not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['RefundRequestedAnswer']
            | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  claimRefunds: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundClaimRequest'];
      };
    };
    responses: {
      /** @description The refunds are claimed, or the reason why they are not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['RefundsClaimedAnswer']
            | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  findTransactionRefund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the transaction
         * @example 7401
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The refund, or the reason why there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['TransactionRefundAnswer']
            | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  findRefund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier printed on the cash ticket, exactly 20 digits (P9.10).
         * @example 20261108071500120031
         */
        identifier: components['parameters']['TransactionIdentifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What is known of the ticket, or the reason why nothing is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['RefundFoundAnswer']
            | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
  listTickets: {
    parameters: {
      query: {
        /**
         * @description First moment of the period; the site asks for the last 7 days at first (P7.29).
         * @example 2026-11-14 00:00:00
         */
        startDate: components['parameters']['TicketStartDate'];
        /**
         * @description Last moment of the period; the site asks for the last 7 days at first (P7.29).
         * @example 2026-11-21 23:59:59
         */
        endDate: components['parameters']['TicketEndDate'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tickets of the period. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['TicketsAnswer']
            | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  listBankAccounts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The saved bank account, none or one. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['BankAccountsAnswer']
            | components['schemas']['V2Error'];
        };
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  saveBankAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BankAccountRequest'];
      };
    };
    responses: {
      /** @description The account is saved and replaces the former one, or the reason why not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['BankAccountSavedAnswer']
            | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  removeBankAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Id of the bank account
         * @example 4101
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account is deleted, or the reason why it is not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['V2Done'] | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  updateAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountUpdateRequest'];
      };
    };
    responses: {
      /** @description The account is changed, or the reason why it is not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['V2Done'] | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  signUp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignUpRequest'];
      };
    };
    responses: {
      /** @description The account is open and an activation mail is sent, or the reason why not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['V2Done'] | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['ServerError'];
    };
  };
  activateAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ActivationRequest'];
      };
    };
    responses: {
      /**
       * @description The account is active, or the reason why it is not. « déjà activé » in the sentence of a refusal means that
       *     it is active (a mail scanner may open the link first): it is shown as a success.
       */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['V2Done'] | components['schemas']['V2Error'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
    };
  };
}
