import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext, Deps } from '../../../access';
import { requireViewer } from '../../../access';
import { selectPersonName } from '../../../model/people/personName';
import { requireShortText } from '../../../platform/api/shortText';
import { query, raw, sql } from '../../../platform/sql';
import { erasePerson } from './erase';
import { findPeople } from './identity';
import { writePersonFile } from './personFile';
import { ErasurePreviewType, ErasureType, FoundPersonType, PersonInput } from './personTypes';
import { previewErasure } from './previewErasure';

const Person = () => Arg('person', () => PersonInput, { description: 'The person.' });
const WithNames = () =>
  Arg('withNames', () => Boolean, {
    description: 'Also finds the name where neither address nor number stands. Another person may have the same name.',
  });

const readErasures = ({ db }: Deps): Promise<ErasureType[]> =>
  query<ErasureType>(
    db.dataSource,
    sql`select e.id, e.at, ${raw(selectPersonName('u'))} as by, cardinality(e.order_ids) as orders, e.stayed
        from erasure e left join "user" u on u.id = e.by_id order by e.at desc, e.id desc limit 50`,
  );

/** A person's own data: found, handed out, erased. */
@Resolver()
export class PersonsResolver {
  @Query(() => [FoundPersonType], {
    description: 'Finds customers, group leaders, users and passengers by a part of name, address or number.',
  })
  findPeople(
    @Ctx() { deps }: RequestContext,
    @Arg('text', () => String, { description: 'At least three letters or digits.' }) text: string,
  ) {
    requireShortText(text, 'text');
    return findPeople(deps, text);
  }

  @Query(() => String, { description: 'Everything that the portal keeps of a person, as one file of JSON.' })
  personFile(@Ctx() { deps }: RequestContext, @Person() person: PersonInput) {
    return writePersonFile(deps, person);
  }

  @Query(() => ErasurePreviewType, {
    description: 'Previews an erasure: the data that it takes, and the data that stays.',
  })
  erasurePreview(@Ctx() { deps }: RequestContext, @Person() person: PersonInput, @WithNames() withNames: boolean) {
    return previewErasure(deps, { key: person, withNames });
  }

  @Query(() => [ErasureType], { description: 'The latest erasures, newest first.' })
  erasures(@Ctx() { deps }: RequestContext) {
    return readErasures(deps);
  }

  @Mutation(() => [ErasureType], {
    description: 'Erases a person for good, as far as no law and no open trip wants the record. Returns the erasures.',
  })
  async erasePerson(
    @Ctx() { deps, viewer }: RequestContext,
    @Person() person: PersonInput,
    @WithNames() withNames: boolean,
    @Arg('typedName', () => String, { description: 'The name of the preview, typed to confirm.' }) typedName: string,
  ) {
    await erasePerson(deps, requireViewer(viewer), { key: person, withNames, typedName });
    return readErasures(deps);
  }
}
