/**
 * Moves the focus when a card goes with its pressed button, or it would be lost: to the same button of the next card,
 * else of the one before.
 *
 * @param same selector of the button in each card
 * @param otherwise selector of what has the focus where no card is left
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
