import { DOM_RIA } from './dom-ria.ts'
import { KYERO } from './kyero.ts'
import { LUN } from './lun.ts'
import { OPEN_IMMO } from './openimmo.ts'
import { TROVIT } from './trovit.ts'
import type { XmlLayout } from './xml-layout.ts'
import { YANDEX } from './yandex.ts'

export const XML_LAYOUTS: readonly XmlLayout[] = [DOM_RIA, LUN, YANDEX, KYERO, TROVIT, OPEN_IMMO]

export const getRootName = ({ item }: XmlLayout): string => item.slice(0, item.indexOf('/'))

/** @param root the name of the outermost element, without its namespace */
export const findXmlLayout = (root: string): XmlLayout | undefined =>
  XML_LAYOUTS.find((layout) => getRootName(layout) === root)
