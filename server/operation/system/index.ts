// Operation: the state of the portal itself: problems, stuck messages, backups here and in a store, metrics, alerts.
// Stands on outbound, which mails alerts, access and platform.
export { alertOperator } from './alerts';
export { portalSystems } from './portalSystem';
export type { SystemJobName } from './portalSystem';
export { SystemResolver } from './system.resolver';
export { createSystemRoutes } from './systemRoutes';
export { BackupStoreResolver } from './store/store.resolver';
export { sendDailyBackup } from './store/sendBackups';
