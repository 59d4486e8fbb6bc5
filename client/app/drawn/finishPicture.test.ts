import { finishPicture } from './finishPicture';

const finish = (markup: string) => finishPicture({ markup, styles: '<style>a{}</style>' });

test('tools stand in the heading of their section, in their order', () => {
  const { markup } = finish(
    '<section><h2>Arved<i data-slot="a"></i></h2><p><template data-content-for="a"><b>1</b>2</template>Rida</p></section>' +
      '<section><h2>Ajalugu<i data-slot="b"></i></h2></section>',
  );
  expect(markup).toBe(
    '<section><h2>Arved<i><b>1</b>2</i></h2><p>Rida</p></section><section><h2>Ajalugu<i></i></h2></section>',
  );
});

test('a rule takes the place of equal style attributes, and cannot be left by their values', () => {
  const { markup, styles } = finish(
    `<p style="height:1px">&lt;b style="top:1px"&gt;</p><i style="height:1px"></i>` +
      `<template data-content-for="x"><b style="top:1px"></b></template><i style="content:&quot;</style>}&quot;"></i>`,
  );
  expect(markup).toBe('<p data-style="0">&lt;b style="top:1px"&gt;</p><i data-style="0"></i><i data-style="2"></i>');
  expect(styles).toBe(
    '<style>a{}</style><style nonce="CSP_NONCE">#root [data-style="0"]{height:1px}' +
      '#root [data-style="1"]{top:1px}#root [data-style="2"]{content:"\\3c /style>\\7d "}</style>',
  );
});

test('drawings, marks of React and empty elements stay as they are', () => {
  const markup =
    '<main><!--$--><svg viewBox="0 0 9 9"><path d="M0 0"></path></svg><input value="a &amp; b"><!--/$--></main>';
  expect(finish(markup)).toEqual({ markup, styles: '<style>a{}</style>' });
});

test('a page that threw while it was drawn is refused', () => {
  expect(() => finish('<main id="content"><!--$!--><p>Laen</p><!--/$--></main>')).toThrow('cannot be drawn');
});
