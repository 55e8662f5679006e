// Stylesheets that every screen has, as prefixes of their paths.

/**
 * Styles of every screen: tokens, primitives, `app/ui/`, header and footer. One file, and the first
 * one of every page, because its first line gives the layers their order.
 */
export const FRAME_STYLES = [
  'app/forms/',
  'app/features/newsletter/newsletter.css',
  'app/features/offline/',
  'app/features/shell/',
  'app/features/theme/',
  'app/styles/',
  'app/ui/',
]
export const NOT_FRAME_STYLES = [
  'app/features/shell/header/account-menu.css',
  'app/ui/menu/menu.css',
  'app/ui/card/card.css',
  'app/ui/picture-viewer/picture-viewer.css',
  'app/ui/slides/slides.css',
]
