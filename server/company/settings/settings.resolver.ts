import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { requireShortText } from '../../platform/api/shortText';
import { findCompanies } from './businessRegister';
import { readCompanySettings, readSettingChanges } from './readSettings';
import { saveSettings } from './saveSettings';
import { CompanySettings, RegisteredCompany, SettingChangeRow, SettingsInput } from './settingsTypes';

/** The most changes that the history shows. */
const MOST_CHANGES = 200;

/** The settings of the company. */
@Resolver()
export class SettingsResolver {
  @Query(() => CompanySettings, { description: 'The settings of the company. Secrets are not among them.' })
  companySettings(@Ctx() { deps }: RequestContext) {
    return readCompanySettings(deps);
  }

  @Query(() => [SettingChangeRow], { description: 'The latest changes of settings, newest first.' })
  settingChanges(@Ctx() { deps }: RequestContext) {
    return readSettingChanges(deps, MOST_CHANGES);
  }

  @Query(() => [RegisteredCompany], {
    description: 'Finds companies in the Estonian business register, if that is switched on.',
  })
  findCompanies(
    @Ctx() { deps }: RequestContext,
    @Arg('text', () => String, { description: 'Beginning of the name, or the registry code.' }) text: string,
  ) {
    requireShortText(text, 'text');
    return findCompanies(deps, text);
  }

  @Mutation(() => CompanySettings, { description: 'Saves settings. They hold at once.' })
  async saveSettings(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('seenVersion', () => Int, { description: 'The version that the edit is based on.' }) seenVersion: number,
    @Arg('input', () => SettingsInput, { description: 'The settings.' }) input: SettingsInput,
  ) {
    await saveSettings(deps, requireViewer(viewer), seenVersion, input.changes);
    return readCompanySettings(deps);
  }
}
