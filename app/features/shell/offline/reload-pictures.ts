/** Browsers do not retry a picture that failed to load. */
export function reloadBrokenPictures(): void {
  for (const picture of document.images) {
    const { src } = picture
    if (picture.complete && picture.naturalWidth === 0 && src !== '') picture.src = src
  }
}
