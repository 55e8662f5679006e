import { findXmlLayout, getRootName, XML_LAYOUTS } from '#domain/feeds/layouts/find-layout.ts'
import type { XmlLayout } from '#domain/feeds/layouts/xml-layout.ts'

/** What may come before the root: a declaration, comments, a document type. */
const PROLOG = /^\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>\s*)*/i

export const withoutProlog = (start: string): string => start.replace(PROLOG, '')

export const startsXml = (start: string): boolean => /^\s*<[?!a-z_]/i.test(start)

/** @throws one sentence when the layout is not known */
export function detectXmlLayout(path: string, start: string): XmlLayout {
  const rest = withoutProlog(start)
  const root = /^<(?:[\w.-]+:)?([\w.-]+)/.exec(rest)?.[1] ?? ''
  const layout = findXmlLayout(root)
  if (layout !== undefined) return layout
  if (root === '')
    throw new Error(`The file ${path} is XML that begins with no element in its first 64 kB.`)
  const known = XML_LAYOUTS.map((it) => `${it.name} (<${getRootName(it)}>)`).join(', ')
  throw new Error(`The file ${path} is XML that begins with <${root}>; known layouts are ${known}.`)
}
