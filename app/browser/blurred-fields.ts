declare global {
  interface Window {
    /** Every element that has lost the focus since the document was loaded. */
    readonly blurredFields?: WeakSet<EventTarget>
  }
}

/**
 * Records which fields lost the focus before their form was hydrated (decision 24). Called in the head,
 * before any field can have it.
 */
export function recordBlurredFields(): void {
  const blurredFields = new WeakSet<EventTarget>()
  Object.assign(window, { blurredFields })
  addEventListener('focusout', ({ isTrusted, target }) => {
    if (isTrusted && target !== null) blurredFields.add(target)
  })
}

/** Without a field that has the focus again. */
export function getBlurredFields(form: HTMLFormElement): Element[] {
  return [...form.elements].filter(
    (field) => window.blurredFields?.has(field) && field !== document.activeElement,
  )
}
