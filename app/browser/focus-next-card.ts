/**
 * Keeps keyboard focus when a card disappears along with its pressed button: moves it to the same button of
 * the next card, or of the previous one.
 *
 * @param same selector of the button within each card
 * @param otherwise selector of what gets focus when no card is left
 */
export function focusNextOnceGone(button: Element, same: string, otherwise: string): void {
  const card = button.closest('li')
  const next = card?.nextElementSibling ?? card?.previousElementSibling
  requestAnimationFrame(() => {
    if (button.isConnected) return
    const target = next?.querySelector<HTMLElement>(same)
    ;(target ?? document.querySelector<HTMLElement>(otherwise))?.focus()
  })
}
