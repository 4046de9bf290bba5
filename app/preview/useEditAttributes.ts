import { useEffect } from 'react'
import { SITE_SHELL_IDS, sectionId } from '../content/elementIds.ts'
import {
  BREADCRUMB_SELECTOR,
  type EditablePart,
  pageWithoutSections,
  sectionDocuments,
  setEditAttributes,
} from './editAttributes.ts'
import { type EditableDocument, SETTINGS_ID } from './editable.ts'

/** The document of a page, and its sections if it has any. */
export interface EditablePage {
  _id: string
  sections?: readonly { _key: string }[]
}

/** Sections hydrate one after the other; their changes are processed after this delay. */
const SETTLE_MS = 150

/** Updates the edit attributes of texts and pictures when the page changes. */
export function useEditAttributes(
  documents: readonly EditableDocument[],
  page: EditablePage,
): void {
  useEffect(() => {
    const update = () => setEditAttributes(partsOf(documents, page))
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(update, SETTLE_MS)
    }
    const observer = new MutationObserver(soon)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    update()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [documents, page])
}

function partsOf(documents: readonly EditableDocument[], page: EditablePage): EditablePart[] {
  const own = documents.find(({ id }) => id === page._id)
  const settings = documents.filter(({ id }) => id === SETTINGS_ID)
  const others = documents.filter(({ id }) => id !== page._id)
  const siteShell = Object.values(SITE_SHELL_IDS).flatMap((id) => partAt(id, settings))
  if (!own) return siteShell
  const about = pageWithoutSections(own)
  const breadcrumbs = [...document.querySelectorAll(BREADCRUMB_SELECTOR)]
  const trails = breadcrumbs.map((element) => ({ element, documents: [about, ...others] }))
  if (!page.sections) return [...siteShell, ...partAt('main', [own, ...others]), ...trails]
  const sections = page.sections.flatMap((section) => {
    const path = `sections[_key=="${section._key}"]`
    const shown = sectionDocuments(section, path, own, others)
    return partAt(sectionId(section._key), shown).map((part) => ({
      ...part,
      whole: { document: own, path },
    }))
  })
  // A standalone page has neither header nor footer of the site.
  const rest = { element: document.body, documents: [about, ...settings] }
  return [...siteShell, ...sections, ...trails, rest]
}

function partAt(id: string, documents: readonly EditableDocument[]): EditablePart[] {
  const element = document.getElementById(id)
  return element ? [{ element, documents }] : []
}
