/** Browsers do not ask again for a picture that did not come. */
export function reloadBrokenPictures(): void {
  for (const picture of document.images) {
    const { src } = picture
    if (picture.complete && picture.naturalWidth === 0 && src !== '') picture.src = src
  }
}
