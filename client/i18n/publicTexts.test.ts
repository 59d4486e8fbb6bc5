import { t } from './publicTexts';
import { translate } from './translate';

describe('t', () => {
  it('finds a text and fills in its names', () => {
    expect(t('session.enter')).toBe('Sisene');
    expect(t('table.pageOf', { page: 2, pages: 3, count: 24 })).toBe('Leht 2 / 3-st (kokku 24 rida)');
  });

  it('is refused by the compiler without its names, or with a key that does not exist', () => {
    const wrong = () => {
      // @ts-expect-error the names are missing
      t('table.rows');
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
