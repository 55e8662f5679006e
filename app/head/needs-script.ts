import { whenParsed } from './when-painted.ts'

/** Marks elements whose buttons and forms work only with scripts. */
export const NEEDS_SCRIPT = '[data-needs-script]'

/**
 * The server disables the buttons of such forms, so that no browser without scripts submits a password in a
 * URL. With scripts they work from the start: a click waits for hydration.
 */
export function enableButtons(): void {
  whenParsed(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      `${NEEDS_SCRIPT} button, button${NEEDS_SCRIPT}`,
    ))
      button.disabled = false
  })
}
