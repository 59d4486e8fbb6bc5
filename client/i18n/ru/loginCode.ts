import type { loginCode as et } from '../et/loginCode';
import type { Translated } from '../translate';

export const loginCode = {
  title: 'Код подтверждения',
  lead: 'Откройте на телефоне приложение для кодов и введите код из него. Если телефона нет, введите один из запасных кодов.',
  code: 'Код',
  codeMissing: 'Введите, пожалуйста, код',
  enter: 'Подтвердить',
  entering: 'Подтверждаем…',
  back: 'Начать заново',
} satisfies Translated<typeof et>;
