import { splitAside, toWords } from './text';

describe('text', () => {
  it('keeps the parentheses with the aside', () => {
    expect(splitAside('Hiljutised päringud (vaja hinnaga vastata)')).toEqual({
      main: 'Hiljutised päringud',
      aside: '(vaja hinnaga vastata)',
    });
    expect(splitAside('Tulevased tööd')).toEqual({ main: 'Tulevased tööd', aside: '' });
  });

  it('says an operation in words', () => {
    expect(toWords('AnswerOrderAgain')).toBe('answer order again');
    expect(toWords('logout')).toBe('logout');
  });
});
