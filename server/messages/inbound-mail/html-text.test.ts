import { expect, it } from 'vitest'
import { HTML_REPLIES } from '#test/platform/mail/html-replies.ts'
import { toPlainText } from './html-text.ts'

it.each(HTML_REPLIES)('extracts only what was written with $program', async ({ html, text }) => {
  expect((await toPlainText(html)).trim()).toBe(text)
})

const PREHEADER = 'display:none !important;visibility:hidden;mso-hide:all;font-size:1px'

it.each([
  ['a class', '<style>.x{display:none}</style><p class="a x">No.</p>'],
  ['a class with a tag', '<style>P.x { Visibility : HIDDEN }</style><p class=x>No.</p>'],
  ['an id', '<style>a{color:red} #x,#y{mso-hide:all}</style><p id=x>No.</p>'],
  [
    'a rule that counts more',
    '<style>.x{display:none!important}</style><p class=x style="display:block">No.</p>',
  ],
  ['its attribute', '<p hidden>No.</p><p aria-hidden="true">No.</p>'],
  ['its style', '<p style="color:red; DISPLAY : none">No.</p>'],
  ['letters that nobody reads', '<p style="font-size:1px">No.</p><p style="font-size:0">No.</p>'],
  [
    'letters of a part of none',
    '<p style="font-size:0"><span style="font-size:80%">No.</span></p>',
  ],
  ['words for previews', `<div style="${PREHEADER}">No.</div><div style="opacity:0">No.</div>`],
])('leaves out what is hidden by %s', async (_, html) => {
  expect(await toPlainText(`${html}<p>Yes.</p>`)).toBe('Yes.')
})

it.each([
  ['by a later rule', '<style>.x{display:none} .x{display:block}</style><p class=x>Yes.</p>'],
  [
    'on a small screen alone',
    '<style>@media (max-width:9px){.x{display:none}}</style><p class=x>Yes.</p>',
  ],
  ['in another place', '<style>.menu .x{display:none}</style><p class=x>Yes.</p>'],
  ['in another state', '<style>.x:hover{display:none}</style><p class=x>Yes.</p>'],
  [
    'by the style of its own',
    '<style>.x{display:none}</style><p class=x style="display:block">Yes.</p>',
  ],
  ['in a column without gaps', '<td style="font-size:0px"><p style="font-size:13px">Yes.</p></td>'],
  ['in a part of the size', '<p style="font-size:0.9em">Yes.</p>'],
  ['in a dark theme', '<p style="color:rgb(255,255,255)">Yes.</p>'],
  [
    'with a style that cannot be read',
    '<style>.x{display:none</style><p class=y style="}{">Yes.</p>',
  ],
])('keeps what is shown %s', async (_, html) => {
  expect(await toPlainText(html)).toBe('Yes.')
})
