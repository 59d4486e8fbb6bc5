import { t } from './publicTexts';
import { translate } from './translate';

describe('t', () => {
  it('finds a text and fills in its names', () => {
    expect(t('session.enter')).toBe('Sisene');
    expect(t('offer.validUntil', { day: '24.12.2026' })).toBe('Kehtib kuni 24.12.2026');
  });

  it('is refused by the compiler without its names, or with a key that does not exist', () => {
    const wrong = () => {
      // @ts-expect-error the names are missing
      t('offer.validUntil');
      // @ts-expect-error no such key
      t('ui.nothing');
      const plural = translate<{ trips: { left: '{count, plural, one {# reis, {name}} other {# reisi, {name}}}' } }>();
      plural('trips.left', { count: 2, name: 'Jaan' });
      // @ts-expect-error the name inside the plural is missing
      plural('trips.left', { count: 2 });
    };
    expect(wrong).toBeDefined();
  });
});
