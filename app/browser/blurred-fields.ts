declare global {
  interface Window {
    /** Every element that has lost focus since the document loaded. */
    readonly blurredFields?: WeakSet<EventTarget>
  }
}

/**
 * Records which fields lost focus before their form hydrated (decision 24). Called in the head, before any
 * field can have focus.
 */
export function recordBlurredFields(): void {
  const blurredFields = new WeakSet<EventTarget>()
  Object.assign(window, { blurredFields })
  addEventListener('focusout', ({ isTrusted, target }) => {
    if (isTrusted && target !== null) blurredFields.add(target)
  })
}

/** Leaves out the field that has focus again. */
export function getBlurredFields(form: HTMLFormElement): Element[] {
  return [...form.elements].filter(
    (field) => window.blurredFields?.has(field) && field !== document.activeElement,
  )
}
