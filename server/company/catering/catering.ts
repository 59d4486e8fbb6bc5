import { Field, InputType } from 'type-graphql';
import type { Deps, Viewer } from '../../access';
import { isAdmin } from '../../access';
import { message, notFound } from '../../texts/messages';
import { createId } from '../../platform/ids';
import { NotBlank } from '../../platform/api/notBlank';
import { compareTexts } from '../../platform/text';
import { PriceScalar } from '../../platform/api/scalars';
import { ShortText } from '../../platform/api/shortText';
import { FoodPackage } from '../../model/sales/foodPackage.entity';

@InputType({ description: 'A food package.' })
export class FoodPackageInput {
  @NotBlank(message('form.nameMissing'))
  @ShortText()
  @Field(() => String, { description: 'Name.' })
  name: string;

  @ShortText()
  @Field(() => String, { defaultValue: '', description: 'The contents of the package.' })
  description: string;

  @Field(() => PriceScalar, { description: 'Price of one package in euros.' })
  price: number;
}

/** By price, as the inquiry shows them. Only admins see hidden ones. */
export async function listFoodPackages({ db }: Deps, viewer: Viewer | null): Promise<FoodPackage[]> {
  const rows = await db.dataSource.manager.find(FoodPackage, { where: isAdmin(viewer) ? {} : { hidden: false } });
  const compareNames = compareTexts<FoodPackage>(({ name, id }) => [name, id]);
  return rows.sort((one, other) => one.price - other.price || compareNames(one, other));
}

async function getFoodPackage({ db }: Deps, id: string): Promise<FoodPackage> {
  const found = await db.dataSource.manager.findOneBy(FoodPackage, { id });
  if (!found) throw notFound('foodPackage');
  return found;
}

export async function createFoodPackage(deps: Deps, input: FoodPackageInput): Promise<FoodPackage> {
  const id = createId();
  await deps.db.dataSource.manager.insert(FoodPackage, { id, ...toFields(input) });
  return getFoodPackage(deps, id);
}

/** Orders keep the name and price they were made with. Errors: NOT_FOUND. */
export async function updateFoodPackage(deps: Deps, id: string, input: FoodPackageInput): Promise<FoodPackage> {
  return change(deps, id, toFields(input));
}

/** Errors: NOT_FOUND. */
export const setFoodPackageHidden = (deps: Deps, id: string, hidden: boolean): Promise<FoodPackage> =>
  change(deps, id, { hidden });

async function change(deps: Deps, id: string, changes: Partial<FoodPackage>): Promise<FoodPackage> {
  const { affected } = await deps.db.dataSource.manager.update(FoodPackage, { id }, changes);
  if (!affected) throw notFound('foodPackage');
  return getFoodPackage(deps, id);
}

const toFields = ({ name, description, price }: FoodPackageInput) => ({
  name: name.trim(),
  description: description.trim(),
  price,
});
