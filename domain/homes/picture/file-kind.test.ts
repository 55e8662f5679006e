import { expect, it } from 'vitest'
import { findFileKind } from './file-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const box = (brands: string) =>
  `\0\0\0${String.fromCharCode(16 + 4 * (brands.length / 4 - 1))}ftyp${brands.slice(0, 4)}\0\0\0\0${brands.slice(4)}`

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF89a', 'gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  [box('avifmif1'), 'avif'],
  [box('mif1avif'), 'avif'],
  [box('heicmif1'), 'heic'],
  [box('mif1heic'), 'heic'],
  [box('isommp42'), null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'drawing'],
  ['\xef\xbb\xbf<?xml version="1.0"?><svg>', 'drawing'],
  ['<!-- drawn --><svg>', 'drawing'],
  ['<!doctype html><script>', null],
  ['RIFF\0\0\0\0WAVE', null],
  ['%PDF-1.7', null],
  ['', null],
])('recognizes %j as %s', (start, kind) => {
  expect(findFileKind(bytes(start))).toBe(kind)
})
