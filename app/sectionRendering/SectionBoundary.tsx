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
 * the page is preserved, without its behaviour. A section that fails on its first render after a
 * navigation has none, so the document is loaded from the server. On the server only Suspense
 * contains an error (the renderer reports it); in the browser the class does (`entry.client.tsx`
 * reports it).
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state = { failed: false }
  private isOnPage = this.props.isServerRendered
  private lastHtml: string | undefined

  static getDerivedStateFromError(): SectionBoundaryState {
    return { failed: true }
  }

  override componentDidMount() {
    if (this.state.failed && !this.isOnPage) loadDocument()
    this.isOnPage = true
  }

  override render() {
    const { id, fallback, children } = this.props
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>
    // Read once, while the section's element is still in the document.
    this.lastHtml ??= this.isOnPage ? document.getElementById(id)?.innerHTML : undefined
    return this.lastHtml === undefined ? null : <StaticHtml id={id} html={this.lastHtml} />
  }
}

/** Not if this document was already loaded for that reason, which would be an endless loop. */
function loadDocument(): void {
  const wasReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload' && entry.name === location.href)
  if (!wasReloaded) location.reload()
}
