import { whenParsed } from './when-painted.ts'

/** On elements whose buttons and forms work with scripts only. */
export const NEEDS_SCRIPT = '[data-needs-script]'

/**
 * The server disables the buttons of such forms, so that no browser without scripts submits a password in a
 * URL. With scripts they can be pressed from the start, and the press waits for hydration.
 */
export function enableButtons(): void {
  whenParsed(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(`${NEEDS_SCRIPT} button`))
      button.disabled = false
  })
}
