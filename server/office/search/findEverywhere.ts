import type { Deps } from '../../access';
import { CONTACT_WORDS, CUSTOMER_WORDS } from '../../model/customer/customerWords';
import { selectPersonName } from '../../model/people/personName';
import { selectContainsWord, splitWords } from '../../platform/api/search';
import type { Sql } from '../../platform/sql';
import { joinSql, query, raw, sql } from '../../platform/sql';
import type { SearchHit } from './searchTypes';

/** The most hits of one kind. */
const MOST_HITS = 6;
/** The latest orders, coming ones first, that are looked through one by one. This takes no longer among a million. */
const NEAREST = 10_000;
/** The latest orders whose names and places are compared letter by letter where no order has the words. */
const COMPARED = 1_500;
/** The most rows that an index may give before they are sorted. */
const MOST_SORTED = 200;
/** How much of a word must be right. */
const LIKENESS = 0.5;
/** Three letters make a trigram. A shorter word is in nearly every row. */
const INDEXED_LETTERS = 3;
const FORGIVEN_LETTERS = 4;

/**
 * Finds rows with all words, and rows with words like them. Hits of a kind stand together, the best first. One
 * statement. Common words are found among the nearest orders and rare ones by the index, as in long lists.
 */
export function findEverywhere({ db, clock }: Pick<Deps, 'db' | 'clock'>, search: string): Promise<SearchHit[]> {
  const words = splitWords(search);
  if (words.length === 0) return Promise.resolve([]);
  const now = clock.now();
  const names = sql`fold(concat_ws(' ', o.company, o.full_name,
    (select string_agg(s.city, ' ') from stop s where s.order_id = o.id)))`;
  return query<SearchHit>(
    db.dataSource.manager,
    sql`
    with near as materialized (
      select order_id from (select l.order_id, l.search_document, l.starts_at from order_listing l
          where not l.deleted order by l.starts_at desc limit ${NEAREST}) l
      where ${hasAll(words, 'l.search_document')}
      order by abs(extract(epoch from l.starts_at - ${now}::timestamptz)) limit ${MOST_HITS}),
    far as materialized (
      select l.order_id from order_listing l
      where ${canUseIndex(words)} and (select count(*) from near) < ${MOST_HITS}
        and not l.deleted and ${hasAll(words, 'l.search_document')} limit ${MOST_HITS}),
    alike as materialized (
      select o.id as order_id from "order" o join (
        select l.order_id, l.starts_at from order_listing l where not l.deleted order by l.starts_at desc limit ${COMPARED}) l on l.order_id = o.id
      where ${canBeAlike(words)} and not exists (select 1 from near) and not exists (select 1 from far) and ${isLikeAll(words, names)}
      order by l.starts_at desc limit ${MOST_HITS}),
    found as (select order_id, 0 as place from near union all select order_id, 1 from far where order_id not in (select order_id from near)
      union all select order_id, 2 from alike)
    (select 'order' as kind, o.id, coalesce((select string_agg(s.city, ' - ' order by s.position) from stop s
          where s.order_id = o.id and s.position in (0, (select max(position) from stop where order_id = o.id))), '') as title,
        concat_ws(' · ', coalesce(nullif(o.company, ''), o.full_name), (select 'nr ' || j.trip_number from job j where j.order_id = o.id)) as detail,
        to_char(o.starts_at at time zone 'Europe/Tallinn', 'YYYY-MM-DD') as day, o.status
      from found h join "order" o on o.id = h.order_id
      order by h.place, abs(extract(epoch from o.starts_at - ${now}::timestamptz)) limit ${MOST_HITS})
    union all ${findCustomers(words)}
    union all ${findPeople(words)}
    union all ${findBuses(words)}
    union all ${findInvoices(words)}`,
  );
}

const hasAll = (words: readonly string[], column: string): Sql =>
  joinSql(
    words.map((word) => selectContainsWord(column, word)),
    ' and ',
  );

/** Names and places hold no numbers: where no order has the number, none is like it. */
const canBeAlike = (words: readonly string[]): Sql => raw(String(words.some((word) => !hasToBeExact(word))));

const canUseIndex = (words: readonly string[]): Sql =>
  raw(String(words.some(({ length }) => length >= INDEXED_LETTERS)));

/** A short word has too few letters for one to be wrong, and a number with a wrong digit is a different number. */
const hasToBeExact = (word: string): boolean => word.length < FORGIVEN_LETTERS || /^\d+$/.test(word);

/** The text has each word, or one like it. */
const isLikeAll = (words: readonly string[], text: Sql): Sql =>
  joinSql(
    words.map((word) =>
      hasToBeExact(word)
        ? sql`strpos(${text}, fold(${word})) > 0`
        : sql`word_similarity(fold(${word}), ${text}) >= ${LIKENESS}`,
    ),
    ' and ',
  );

/** The same by an index of trigrams. */
const isIndexedLike = (words: readonly string[], text: string): Sql =>
  joinSql(
    words.map((word) =>
      hasToBeExact(word)
        ? selectContainsWord(text, word)
        : sql`(${selectContainsWord(text, word)} or fold(${word}) <% ${raw(text)})`,
    ),
    ' and ',
  );

/** Rows with the very words first, then the most alike. */
const sortByLikeness = (words: readonly string[], text: Sql): Sql =>
  sql`word_similarity(fold(${words.join(' ')}), ${text}) desc`;

const plain = (kind: 'customer' | 'driver' | 'bus', title: Sql, detail: Sql): Sql =>
  sql`${raw(`'${kind}'`)}, x.id, ${title}, ${detail}, null, null`;

const findCustomers = (words: readonly string[]): Sql => sql`
  (select ${plain('customer', sql`x.name`, sql`concat_ws(' · ', x.registry_code, x.contact)`)} from (
    select c.id, c.name, c.registry_code, h.contact, h.text from (
      (select id, null as contact, ${raw(CUSTOMER_WORDS)} as text from customer where ${isIndexedLike(words, CUSTOMER_WORDS)} limit ${MOST_SORTED})
      union all
      (select customer_id, name, ${raw(CONTACT_WORDS)} from customer_contact where ${isIndexedLike(words, CONTACT_WORDS)} limit ${MOST_SORTED})) h
    join customer c on c.id = h.id and c.merged_into_id is null) x
  order by ${sortByLikeness(words, sql`x.text`)}, x.name limit ${MOST_HITS})`;

const personWords = sql`fold(concat_ws(' ', x.firstname, x.lastname, x.username, x.email, x.phone))`;
const findPeople = (words: readonly string[]): Sql => sql`
  (select ${plain('driver', raw(selectPersonName('x')), sql`coalesce(x.phone, '')`)} from "user" x
  where ${isLikeAll(words, personWords)} or (${hasAllIn(words, personWords)})
  order by x.hidden, ${sortByLikeness(words, personWords)}, x.id limit ${MOST_HITS})`;

const busWords = sql`fold(concat_ws(' ', x.name, x.plate))`;
const findBuses = (words: readonly string[]): Sql => sql`
  (select ${plain('bus', sql`x.name`, sql`coalesce(x.plate, '')`)} from bus x
  where ${isLikeAll(words, busWords)} or (${hasAllIn(words, busWords)})
  order by x.hidden, ${sortByLikeness(words, busWords)}, x.id limit ${MOST_HITS})`;

const hasAllIn = (words: readonly string[], text: Sql): Sql =>
  joinSql(
    words.map((word) => sql`strpos(${text}, fold(${word})) > 0`),
    ' and ',
  );

/** The same text stands in the index invoice_search. */
const INVOICE_WORDS = `fold(buyer_name || ' ' || coalesce(number, '') || ' ' || coalesce(reference_number, ''))`;
const findInvoices = (words: readonly string[]): Sql => sql`
  (select 'invoice', x.id, coalesce(x.number, ''), x.buyer_name, x.issued_on::text, null from (
    select id, number, buyer_name, issued_on from invoice
    where ${canUseIndex(words)} and status <> 'dropped' and ${hasAll(words, INVOICE_WORDS)} limit ${MOST_SORTED}) x
  order by x.issued_on desc nulls first, x.id desc limit ${MOST_HITS})`;
