declare global {
  interface Window {
    /** Every element that has lost the focus since the document began. */
    readonly leftFields?: WeakSet<EventTarget>
  }
}

/**
 * Runs in the head, before any field can be reached: remembers which fields were left before their
 * form was hydrated (decision 24).
 */
export const LEFT_FIELDS_SCRIPT =
  'window.leftFields=new WeakSet;addEventListener("focusout",e=>e.isTrusted&&leftFields.add(e.target))'

/** The fields of a form that were left and do not have the focus again. */
export function leftFields(form: HTMLFormElement): Element[] {
  return [...form.elements].filter(
    (field) => window.leftFields?.has(field) && field !== document.activeElement,
  )
}
