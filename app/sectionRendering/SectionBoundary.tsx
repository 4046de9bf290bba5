import { Component, type ReactNode, Suspense } from 'react'
import { StaticHtml } from '../partialHydration/StaticHtml.tsx'

interface SectionBoundaryProps {
  /** The id of the section's element. */
  id: string
  /** Whether the served document contains this section. */
  isServerRendered: boolean
  /** Rendered while the section's code is loading. */
  fallback: ReactNode
  children: ReactNode
}

interface SectionBoundaryState {
  failed: boolean
}

/**
 * Contains the error of one section: the other sections are unaffected, and the section's HTML on
 * the page is preserved with what was typed into it, without its behaviour. A section that fails on
 * its first render after a navigation has none, so the document is loaded from the server. On the
 * server only Suspense contains an error (the renderer reports it); in the browser the class does
 * (`entry.client.tsx` reports it).
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state = { failed: false }
  private isOnPage = this.props.isServerRendered
  private lastHtml: string | undefined
  private focusedField: string | undefined

  static getDerivedStateFromError(): SectionBoundaryState {
    return { failed: true }
  }

  override componentDidMount() {
    if (this.state.failed && !this.isOnPage) loadDocument()
    this.isOnPage = true
  }

  override componentDidUpdate() {
    const name = this.focusedField
    if (name !== undefined)
      fieldsOf(this.props.id)
        .find((field) => field.name === name)
        ?.focus()
    this.focusedField = undefined
  }

  override render() {
    const { id, fallback, children } = this.props
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>
    // Read once, while the section's element is still in the document.
    if (this.lastHtml === undefined && this.isOnPage) {
      this.focusedField = fieldsOf(id).find((field) => field === document.activeElement)?.name
      this.lastHtml = htmlOf(id)
    }
    return this.lastHtml === undefined ? null : <StaticHtml id={id} html={this.lastHtml} />
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

function fieldsOf(id: string): Field[] {
  return [...document.querySelectorAll<Field>(`#${CSS.escape(id)} :is(input, textarea)`)]
}

/** The HTML of a section with the values of its fields, which are no part of `innerHTML`. */
function htmlOf(id: string): string | undefined {
  for (const field of fieldsOf(id)) {
    field.defaultValue = field.value
    if ('checked' in field) field.defaultChecked = field.checked
  }
  return document.getElementById(id)?.innerHTML
}

/** Not if this document was already loaded for that reason, which would be an endless loop. */
function loadDocument(): void {
  const wasReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload' && entry.name === location.href)
  if (!wasReloaded) location.reload()
}
