import { FoodPackageSection } from '../features/catering/FoodPackageSection';
import { BusSection } from '../features/fleet/BusSection';
import { DriverSection } from '../features/people/DriverSection';
import { t } from '../i18n/et';
import { PageTitle } from '../ui/PageTitle';

/** What trips are made with (spec, "Resources"). It stands here because three features have their part of it. */
export default function ResourcesPage() {
  return (
    <>
      <PageTitle title={t('shell.resources')} />
      <DriverSection />
      <BusSection />
      <FoodPackageSection />
    </>
  );
}
