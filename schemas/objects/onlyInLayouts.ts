import type { ConditionalPropertyCallback } from 'sanity'
import { isRecord } from '../../app/content/isRecord.ts'
import { isVariant } from '../../app/sections/variants.ts'

/**
 * Hides a field of an item in sections whose layout does not show it. What was written in it stays
 * in the document and is not validated. Without a layout of this version all fields are shown.
 */
export function onlyInLayouts(...layouts: readonly string[]): ConditionalPropertyCallback {
  return ({ document, path: [list, position] }) => {
    if (!isRecord(position) || !isRecord(document)) return false
    const sections = document[String(list)]
    const section = Array.isArray(sections) ? sections.find(hasKey(position._key)) : undefined
    if (!isRecord(section)) return false
    const { _type, layout } = section
    return isVariant(`${_type}/${layout}`) && !layouts.includes(String(layout))
  }
}

const hasKey = (key: unknown) => (item: unknown) => isRecord(item) && item._key === key
