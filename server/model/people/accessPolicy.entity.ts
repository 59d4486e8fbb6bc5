import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The company's rules about signing in, in one row. */
@Entity('access_policy')
@Check('access_policy_one_row', 'id = 1')
export class AccessPolicy {
  @PrimaryColumn('smallint')
  id: number;

  @Column('boolean')
  adminsNeedFactor: boolean;
}
