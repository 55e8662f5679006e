/** An office to show, anew with each press, and the button that asked for it. */
export interface AskedOffice {
  readonly id: number
  readonly opener: HTMLElement
}
