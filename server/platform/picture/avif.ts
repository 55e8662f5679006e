/**
 * Chosen by comparing with the originals at 640 and 1440 pixels: shadows keep their gradients, and
 * wood its grain. Effort 3 would be 4 % smaller but take four times as long. A change needs a
 * higher `ENCODING_VERSION` (`variants.ts`).
 */
export const AVIF = { quality: 50, chromaSubsampling: '4:2:0', effort: 1 }
