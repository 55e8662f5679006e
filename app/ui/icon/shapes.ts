/** What an SVG file draws: everything within its `<svg>`. */
export const getShapes = (file: string): string =>
  file.slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>')).trim()
