import { FoodPackageSection } from '../../features/catering/FoodPackageSection';
import { DutySettingsSection } from '../../features/duties/DutySettingsSection';
import { BusSection } from '../../features/fleet/BusSection';
import { DriverSection } from '../../features/people/DriverSection';
import { t } from '../../i18n/et';
import { PageTitle } from '../../ui/layout/PageTitle';

/** What trips are made with (docs/product.md, 'People, buses, food packages'). It stands here because four features have their part of it. */
export default function ResourcesPage() {
  return (
    <>
      <PageTitle title={t('shell.resources')} />
      <DriverSection />
      <BusSection />
      <FoodPackageSection />
      <DutySettingsSection />
    </>
  );
}
