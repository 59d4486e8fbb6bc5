import { FoodPackageSection } from '../../company/catering/FoodPackageSection';
import { DutySettingsSection } from '../../office/duties/DutySettingsSection';
import { BusSection } from '../../company/fleet/BusSection';
import { DriverSection } from '../../company/people/DriverSection';
import { t } from '../../i18n/publicTexts';
import { InOrder } from '../../ui/layout/InOrder';
import { PageTitle } from '../../ui/layout/PageTitle';

/** What trips are made with (docs/product.md, 'People, buses, food packages'). It stands here because four features have their part of it. */
export default function ResourcesPage() {
  return (
    <>
      <PageTitle title={t('shell.resources')} />
      <InOrder>
        <DriverSection />
        <BusSection />
        <FoodPackageSection />
        <DutySettingsSection />
      </InOrder>
    </>
  );
}
