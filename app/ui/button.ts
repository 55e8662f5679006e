/** Classes for everything that looks like a button: `<button>`, links, `<summary>`. */
const base =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-full px-6 py-1.5 text-center font-medium transition-colors duration-150 disabled:cursor-default disabled:opacity-60'

export const primaryButton = `${base} bg-brand text-on-brand hover:bg-brand-strong`
export const quietButton = `${base} border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken`
/** For irreversible actions. */
export const dangerButton = `${base} border border-alert bg-surface text-alert hover:bg-alert-soft`

/** A round button that holds only an icon. */
export const iconButton =
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink transition-colors duration-150 hover:bg-sunken aria-[current=page]:text-brand'
