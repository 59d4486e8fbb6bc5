import type { loginCode as et } from '../et/loginCode';
import type { TranslatedToRussian } from '../translate';

export const loginCode = {
  title: 'Код подтверждения',
  lead: 'Откройте на телефоне приложение для кодов и введите код из него. Если телефона нет, введите один из запасных кодов.',
  code: 'Код',
  codeMissing: 'Введите, пожалуйста, код',
  enter: 'Подтвердить',
  entering: 'Подтверждаем…',
  back: 'Начать заново',
  confirmTitle: 'Подтвердите, что это вы',
  passkeyLead: 'Подтвердите вход ключом доступа. Если его нет под рукой, введите здесь один из запасных кодов.',
  bothLead:
    'Подтвердите вход ключом доступа или введите здесь код из приложения. Если нет ни того ни другого, введите один из запасных кодов.',
  passkey: 'Подтвердить ключом доступа',
  passkeyFailed: 'Ключ доступа не использован. Попробуйте ещё раз или введите код.',
  recoveryCode: 'Запасной код',
} satisfies TranslatedToRussian<typeof et>;
