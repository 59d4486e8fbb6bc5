import { t } from './et';

describe('t', () => {
  it('finds a text and fills in its names', () => {
    expect(t('session.enter')).toBe('Sisene');
    expect(t('ui.pageOf', { page: 2, pages: 3, count: 24 })).toBe('Leht 2 / 3-st (kokku 24 rida)');
  });

  it('is refused by the compiler without its names, or with a key that does not exist', () => {
    const wrong = () => {
      // @ts-expect-error the names are missing
      t('ui.rows');
      // @ts-expect-error no such key
      t('ui.nothing');
    };
    expect(wrong).toBeDefined();
  });
});
