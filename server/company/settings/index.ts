// Company: the settings that admins edit in the browser, their history, the logo and the business register.
// Stands on access and model.
export { createLogoRoutes } from './logoRoutes';
export { checkTyped } from './saveSettings';
export { SettingsResolver } from './settings.resolver';
export { SettingKeyEnum, SettingsInput } from './settingsTypes';
export { openSettings, settingsStores } from './store';
export { isServerTested, rememberTestedServer } from './testedServer';
