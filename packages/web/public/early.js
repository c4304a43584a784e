// Before anything is drawn, so that night does not begin with a flash of paper. The settings take over from here.
(() => {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('indigo.settings')).state.theme;
  } catch {
    // Nothing chosen yet, or nothing may be kept: as the system says.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
