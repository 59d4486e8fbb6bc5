// A trip that the server drew is read without scripts. They come with the first sign of its reader, when a part that
// needs them is in sight (`data-wakes`), or at once where a part cannot wait (`data-wakes="now"`): until then a slow phone
// has nothing to do but to show the page.

const wake = () => void import('./main');

for (const sign of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'])
  document.addEventListener(sign, wake, { once: true, passive: true, capture: true });

const parts = [...document.querySelectorAll<HTMLElement>('[data-wakes]')];
const observer = new IntersectionObserver((seen) => {
  if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
  observer.disconnect();
  wake();
});
if (parts.some(({ dataset }) => dataset.wakes === 'now')) wake();
else parts.forEach((part) => observer.observe(part));
