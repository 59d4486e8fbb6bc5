import { FoodPackageSection } from '../../company/catering/FoodPackageSection';
import { TellDriversButton } from '../../office/driverNotices/TellDriversButton';
import { DutySettingsSection } from '../../office/duties/DutySettingsSection';
import { BusSection } from '../../company/fleet/BusSection';
import { DefectSection } from '../../company/fleet/DefectSection';
import { DriverSection } from '../../company/people/DriverSection';
import { t } from '../../i18n/publicTexts';
import { InOrder } from '../../ui/layout/InOrder';
import { PageTitle } from '../../ui/layout/PageTitle';
import { useLater } from '../../ui/useLater';

/** Drivers, buses and food packages (docs/product.md, 'People, buses, food packages'). The page stands here because four features contribute to it. */
export default function ResourcesPage() {
  const isWhole = useLater();
  return (
    <>
      <PageTitle title={t('shell.resources')} actions={<TellDriversButton />} />
      <InOrder>
        <DriverSection />
        {isWhole && (
          <>
            <BusSection />
            <DefectSection />
            <FoodPackageSection />
            <DutySettingsSection />
          </>
        )}
      </InOrder>
    </>
  );
}
