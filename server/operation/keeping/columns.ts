/**
 * THE table of where a person can stand in the database: every column that holds text, JSON or bytes, by table.
 * `columns.itest.ts` fails for a column that is missing here, so that a new column cannot be forgotten.
 */
export interface TableUse {
  /** The kind of kinds.ts that forgets the rows, or the other way in which they end. */
  forgottenBy: string;
  /** Say whose row it is. They are blanked with it, and another person of the same name keeps a row. */
  identity?: string;
  /** Belong to a person. Blanked with the row, and searched when a person is erased. */
  personal?: string;
  /** Typed by hand or sent by a stranger: anyone may be named in them. Searched when a person is erased. */
  typed?: string;
  /** Hold no person: codes, hashes, names of things in the program. */
  none?: string;
  /** SQL: the order that a row `t` belongs to. */
  order?: string;
  /** A row that names an erased person goes as a whole. */
  goesWhole?: true;
}

const selectInvoicedOrder = (id: string) =>
  `(select i.order_id from invoice_trip i where i.invoice_id = ${id} order by i.order_id limit 1)`;
const OF_JOB = '(select j.order_id from job j where j.id = t.job_id)';

/** Messages name their order in different places, and some none. */
const MESSAGE_ORDER = `substring(coalesce(t.data #>> '{props,order,id}', t.data #>> '{trip,orderId}', t.data #>> '{payload,orderId}')
  from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid`;

export const tables: Record<string, TableUse> = {
  // Orders
  order: {
    forgottenBy: 'inquiries, declinedOffers, contacts, accounting',
    identity: 'full_name email phone',
    personal: 'invoice_email group_full_name group_email group_phone company company_address',
    typed: 'client_notes logistics_notes driver_notes promo company_registration_number company_vat_number',
    none: 'status estimated_by estimate_notes language inquiry_hash form_key_hash',
    order: 't.id',
  },
  order_listing: {
    forgottenBy: 'written again with the order',
    identity: 'search_document company_key driver_key',
    none: 'status',
  },
  order_event: {
    forgottenBy: 'blanked with the order',
    personal: 'changes',
    none: 'action actor from_status to_status',
    order: 't.order_id',
  },
  order_food: { forgottenBy: 'no person', typed: 'name', order: 't.order_id' },
  order_tally: { forgottenBy: 'no person', none: 'status' },
  figure_cell: { forgottenBy: 'no person', none: 'kind key' },
  figure_mark: { forgottenBy: 'no person' },
  stop: {
    forgottenBy: 'blanked with the order',
    personal: 'address',
    typed: 'city',
    none: 'driver_at_stop',
    order: 't.order_id',
  },
  offer: {
    forgottenBy: 'blanked with the order',
    typed: 'note lines',
    none: 'key_hash reminder_key_hashes status reject_reason',
    order: 't.order_id',
  },
  acceptance: { forgottenBy: 'blanked with the order; sums stay', personal: 'address paper', order: 't.order_id' },
  change_request: {
    forgottenBy: 'blanked with the order',
    personal: 'route',
    typed: 'note reply',
    none: 'status',
    order: 't.order_id',
  },
  trip_link: { forgottenBy: 'deleted with the order', none: 'key_hash' },
  trip_list_link: { forgottenBy: 'forgetTripLinks', personal: 'email', none: 'key_hash', goesWhole: true },
  passenger_list: { forgottenBy: 'passengers' },
  passenger: { forgottenBy: 'passengers', identity: 'name document' },
  driver_assignment: {
    forgottenBy: 'feedback',
    typed: 'decline_reason',
    none: 'confirmation key_hash feedback_key_hash',
    order: OF_JOB,
  },
  bus_assignment: { forgottenBy: 'no person' },
  job: { forgottenBy: 'no person' },
  feedback: { forgottenBy: 'feedback', typed: 'comment', order: OF_JOB },
  accounting_change: { forgottenBy: 'no person' },
  invoice: {
    forgottenBy: 'contacts, accounting',
    personal: 'buyer_name buyer_address buyer_contact buyer_email sent_to',
    typed: 'buyer_registry_code buyer_vat_number reason',
    none: 'kind status series number reference_number language currency seller',
    order: selectInvoicedOrder('t.id'),
  },
  invoice_line: {
    forgottenBy: 'accounting',
    typed: 'title reason',
    none: 'kind',
    order: selectInvoicedOrder('t.invoice_id'),
  },
  invoice_trip: { forgottenBy: 'no person', none: 'part', order: 't.order_id' },
  shown_price: { forgottenBy: 'forgetShownPrices', none: 'form_key_hash kind trip_hash' },

  // Customers. With the latest order stays the record of a law.
  customer: {
    forgottenBy: 'contacts, accounting',
    personal: 'name address invoice_email e_invoice_address',
    typed: 'registry_code vat_number price_agreement notes',
    none: 'kind e_invoice_format language',
    order: '(select o.id from "order" o where o.customer_id = t.id order by o.ends_at desc, o.id limit 1)',
  },
  customer_contact: {
    forgottenBy: 'contacts',
    personal: 'name email phone role',
    order: `(select o.id from "order" o where o.customer_id = t.customer_id and lower(o.email) = lower(t.email)
      order by o.ends_at desc, o.id limit 1)`,
    goesWhole: true,
  },
  customer_merge: { forgottenBy: 'with the customer', none: 'moved filled' },
  customer_refusal: { forgottenBy: 'with the order' },

  // Mails that became orders, or may
  mail_draft: {
    forgottenBy: 'receivedMails',
    personal: 'fields question',
    none: 'state aside_reason',
    order: 't.order_id',
    goesWhole: true,
  },
  received_mail: {
    forgottenBy: 'receivedMails',
    personal: 'sender_name sender_address text',
    typed: 'unread_files',
    none: 'hash message_id',
    order: 't.order_id',
    goesWhole: true,
  },

  // People
  user: {
    forgottenBy: 'formerPeople',
    identity: 'username firstname lastname email phone password_hash',
    none: 'role language',
  },
  session: { forgottenBy: 'after 30 days', personal: 'user_agent address', none: 'token_hash' },
  access_event: { forgottenBy: 'accessLog', personal: 'user_agent address', none: 'kind' },
  api_token: { forgottenBy: 'formerPeople', typed: 'name', none: 'scope token_hash' },
  authenticator: { forgottenBy: 'formerPeople', none: 'sealed_secret' },
  recovery_code: { forgottenBy: 'formerPeople', none: 'code_hash' },
  passkey: { forgottenBy: 'formerPeople', typed: 'name', none: 'credential_id public_key transports' },
  passkey_challenge: { forgottenBy: 'after some minutes', none: 'challenge_hash purpose' },
  password_link: { forgottenBy: 'forgetPasswordLinks', none: 'key_hash purpose' },
  known_place: { forgottenBy: 'forgetLimits', none: 'key_hash' },
  calendar_feed: { forgottenBy: 'formerPeople', none: 'key_hash' },
  presence: { forgottenBy: 'with the open page', none: 'kind room' },
  photo: { forgottenBy: 'photos', identity: 'bytes', none: 'kind hash' },
  driver_record: { forgottenBy: 'formerPeople', personal: 'licence_category depot_address' },
  absence: { forgottenBy: 'drivingTime', typed: 'note', none: 'kind' },
  journey_programme: { forgottenBy: 'blanked with the order', personal: 'programme', order: 't.order_id' },
  journey_sheet: { forgottenBy: 'no person', none: 'book sheet', order: 't.order_id' },
  activity_entry: { forgottenBy: 'drivingTime', typed: 'note', none: 'kind source' },
  position: { forgottenBy: 'forgetPositions' },
  trip_event: { forgottenBy: 'drivingTime', typed: 'note', none: 'kind refusal', order: 't.order_id' },

  // Arrangements and plan
  arrangement: { forgottenBy: 'no person' },
  arrangement_period: { forgottenBy: 'no person', typed: 'name description' },
  arrangement_exception: { forgottenBy: 'no person', typed: 'description' },
  plan_suggestion: { forgottenBy: 'looked for again by the clock' },
  plan_draft: { forgottenBy: 'with the confirmed plan' },
  plan_move: { forgottenBy: 'no person', none: 'kind changes' },
  plan_notice: {
    forgottenBy: 'with the sent notice',
    personal: 'trip',
    none: 'kind confirmation_key',
    order: `(t.trip ->> 'id')::uuid`,
  },

  // Leaves the portal
  queued_message: {
    forgottenBy: 'sentMails',
    personal: 'data error',
    none: 'queue lane state sender',
    order: MESSAGE_ORDER,
  },
  push_key: { forgottenBy: 'no person', none: 'public_key sealed_private_key' },
  push_subscription: { forgottenBy: 'with the session', none: 'endpoint p256dh auth' },
  webhook: { forgottenBy: 'no person', typed: 'url', none: 'secret events' },
  webhook_delivery: { forgottenBy: 'after 30 days', typed: 'error response', none: 'event', order: 't.order_id' },
  live_change: { forgottenBy: 'after some hours', none: 'lists' },

  // The company
  driver_notice: { forgottenBy: 'drivingTime', typed: 'text' },
  defect: { forgottenBy: 'drivingTime', typed: 'text', none: 'state' },
  bus_tracker: { forgottenBy: 'no person', none: 'key_hash' },
  bus: { forgottenBy: 'no person', typed: 'name plate', none: 'depot_address' },
  food_package: { forgottenBy: 'no person', typed: 'name description' },
  price_list: { forgottenBy: 'no person', typed: 'name rules' },
  cancellation_terms: { forgottenBy: 'no person', none: 'tiers' },
  inquiry_pricing: { forgottenBy: 'no person', none: 'shows' },
  duty_settings: { forgottenBy: 'no person', none: 'depot_address' },
  // A value in use is not blanked: judgeErasure.ts refuses while a setting names the person.
  setting: { forgottenBy: 'edited under the settings', identity: 'value', none: 'key' },
  setting_change: { forgottenBy: 'no person', typed: 'before after', none: 'key' },
  company_logo: { forgottenBy: 'no person', none: 'hash bytes' },
  setup_mark: { forgottenBy: 'no person', none: 'kind item proof' },
  hours_alarm: {
    forgottenBy: 'judged again by the clock',
    typed: 'line',
    order: '(select j.order_id from driver_assignment a join job j on j.id = a.job_id where a.id = t.assignment_id)',
    goesWhole: true,
  },
  queued_act: { forgottenBy: 'after 90 days', none: 'kind mark state problem' },
  saved_view: { forgottenBy: 'no person', typed: 'name query', none: 'page', goesWhole: true },
  snooze: { forgottenBy: 'no person', none: 'kind mark' },
  automation: { forgottenBy: 'no person', none: 'kind mode stop_reason' },

  // Brought in from other systems
  // Files that wait are packed: uploads.ts looks into them.
  import_batch: {
    forgottenBy: 'imports',
    identity: 'content',
    typed: 'file_name headings',
    none: 'kind state encoding mapping counts',
  },
  import_row: { forgottenBy: 'imports', personal: 'subject cells before after problems', none: 'outcome' },

  // Money. Accounting keeps it as long as invoices.
  bank_statement: { forgottenBy: 'accounting', typed: 'file_name', none: 'hash ibans left_out' },
  bank_entry: {
    forgottenBy: 'accounting',
    personal: 'payer_name payer_iban text',
    typed: 'payer_registry_code',
    none: 'identity_hash iban reference_numbers state',
  },
  payment: { forgottenBy: 'accounting', typed: 'note', none: 'source' },
  payment_booking: { forgottenBy: 'no person' },
  link_payment: { forgottenBy: 'no person', none: 'state provider_id odd_sum' },
  link_refund: { forgottenBy: 'no person', none: 'state provider_id' },
  payer_name: { forgottenBy: 'contacts', personal: 'name', goesWhole: true },
  open_amount: { forgottenBy: 'no person' },
  prepayment_request: { forgottenBy: 'with the order' },
  reminder: { forgottenBy: 'accounting', personal: 'sent_to', none: 'step' },
  reminder_stop: { forgottenBy: 'accounting', typed: 'reason' },

  // The portal itself
  rate_limit: { forgottenBy: 'forgetLimits', personal: 'key', goesWhole: true },
  maps_reply: { forgottenBy: 'after its last day', none: 'provider question reply' },
  access_policy: { forgottenBy: 'no person' },
  backup_upload: { forgottenBy: 'no person', none: 'place fault reply' },
  counter: { forgottenBy: 'no person', none: 'name' },
  keep_rule: { forgottenBy: 'no person', none: 'kind' },
  keep_rule_change: { forgottenBy: 'no person', none: 'kind step' },
  keep_run: { forgottenBy: 'no person', none: 'counts' },
  erasure: { forgottenBy: 'no person', none: 'counts' },
  migration: { forgottenBy: 'no person', none: 'name' },
};

const split = (names = ''): string[] => names.split(' ').filter(Boolean);

/** Every named column of a table. */
export const listColumns = ({ identity, personal, typed, none }: TableUse): string[] =>
  [identity, personal, typed, none].flatMap(split);

/** Columns that are searched for an erased person. */
export const listSearched = ({ personal, typed }: TableUse): string[] => [personal, typed].flatMap(split);
