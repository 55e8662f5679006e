/**
 * Runs in the head, before anything is painted, so that a dark page is never light first. An
 * unreadable value is left to the app, which logs it.
 */
export const THEME_SCRIPT =
  "try{document.documentElement.classList.toggle('dark',localStorage.getItem('darkMode')==='true')}catch{}"
