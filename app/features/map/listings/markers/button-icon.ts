import './button-icon.css'
import { type BaseIconOptions, Icon } from 'leaflet'

interface ButtonIconOptions extends BaseIconOptions {
  /** Writes the button, anew whenever what it says has changed; its element stays. */
  readonly write: (button: HTMLButtonElement) => void
}

/** A place on the map that is a real button; how it looks and where on the place it sits is CSS. */
export class ButtonIcon extends Icon<ButtonIconOptions> {
  override createIcon(before?: HTMLElement): HTMLElement {
    const button = before instanceof HTMLButtonElement ? before : document.createElement('button')
    button.type = 'button'
    button.classList.add('leaflet-marker-icon', 'map-button')
    this.options.write(button)
    return button
  }
}
