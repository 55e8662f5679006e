/**
 * Runs in the head, before the first paint, so that a dark page never flashes light. It ignores an
 * unreadable value, which the app logs.
 */
export const THEME_SCRIPT =
  "try{document.documentElement.classList.toggle('dark',localStorage.getItem('darkMode')==='true')}catch{}"
