// A trip that the server drew is read without scripts; they draw it again. On a phone they come when it is scrolled, or
// when a part that needs them (`data-wakes`) is in sight or pressed. They come at once where a part cannot wait
// (`data-wakes="now"`), and on a computer, whose mouse and keys may be anywhere on the page.

const wake = () => {
  import('./main').catch(() => {
    // The files of this page are gone: a new version has others. Only who pressed something must know.
    if (document.documentElement.dataset.tapped !== undefined && navigator.onLine) location.reload();
  });
};

const parts = [...document.querySelectorAll<HTMLElement>('[data-wakes]')];
if (matchMedia('(pointer: fine)').matches || parts.some(({ dataset }) => dataset.wakes === 'now')) wake();
else {
  document.addEventListener('scroll', wake, { once: true, passive: true });
  // Assistive technology presses what is out of sight, too.
  document.addEventListener('click', ({ target }) => (target as Element).closest('[data-wakes]') && wake());
  const observer = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    wake();
  });
  parts.forEach((part) => observer.observe(part));
}
