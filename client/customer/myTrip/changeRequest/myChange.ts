import type { MyChangeQuery } from '../../../generated/plain';

export type MyChange = NonNullable<MyChangeQuery['myChange']>;
