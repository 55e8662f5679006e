import furnished from 'virtual:lucide/armchair'
import badgeCheck from 'virtual:lucide/badge-check'
import bed from 'virtual:lucide/bed-double'
import building from 'virtual:lucide/building-complex'
import calendar from 'virtual:lucide/calendar'
import check from 'virtual:lucide/check'
import chevronDown from 'virtual:lucide/chevron-down'
import chevronLeft from 'virtual:lucide/chevron-left'
import chevronRight from 'virtual:lucide/chevron-right'
import commission from 'virtual:lucide/hand-coins'
import heart from 'virtual:lucide/heart'
import layers from 'virtual:lucide/layers'
import link from 'virtual:lucide/link-2'
import menu from 'virtual:lucide/menu'
import moon from 'virtual:lucide/moon'
import paintRoller from 'virtual:lucide/paint-roller'
import pets from 'virtual:lucide/paw-print'
import phone from 'virtual:lucide/phone'
import scaling from 'virtual:lucide/scaling'
import send from 'virtual:lucide/send-horizontal'
import settings from 'virtual:lucide/settings'
import sliders from 'virtual:lucide/sliders-horizontal'
import sun from 'virtual:lucide/sun'
import thermometer from 'virtual:lucide/thermometer'
import x from 'virtual:lucide/x'

/** Logos of social networks, drawn as outlines like Lucide's icons, which include none. */
const telegram =
  '<circle cx="12" cy="12" r="10"/><path d="m6 11.8 11-4.6-2 10-3.8-2.7-2 2.1-.4-3.6 5-4"/>'
const instagram =
  '<rect width="18" height="18" x="3" y="3" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>'
const xNetwork = '<path d="M4 4l11.7 16H20L8.3 4zM4 20l6.8-6.8m2.4-2.4L20 4"/>'

const icons = {
  'badge-check': badgeCheck,
  bed,
  building,
  calendar,
  check,
  'chevron-down': chevronDown,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  heart,
  instagram,
  layers,
  link,
  menu,
  moon,
  'paint-roller': paintRoller,
  commission,
  furnished,
  pets,
  phone,
  scaling,
  send,
  settings,
  sliders,
  sun,
  telegram,
  thermometer,
  x,
  'x-network': xNetwork,
} as const

export type IconName = keyof typeof icons

export const SPRITE_ID = 'icons'

const renderSprite = () =>
  Object.entries(icons)
    .map(([name, shapes]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`)
    .join('')

/**
 * Every icon as an SVG `<symbol>` of the same name. The server writes the sprite into each document, where browsers
 * find it, so no script contains it.
 */
export const SPRITE = import.meta.env.SSR
  ? renderSprite()
  : (document.getElementById(SPRITE_ID)?.innerHTML ?? '')
