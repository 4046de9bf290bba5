import { Component, type ReactNode, Suspense } from 'react'
import { ServedHtml } from '../partialHydration/ServedHtml.tsx'
import { showWithoutScript } from '../partialHydration/scripting.ts'

interface SectionBoundaryProps {
  /** The id of the section's element. */
  id: string
  /** Whether the served document contains this section. */
  isServerRendered: boolean
  children: ReactNode
}

interface SectionBoundaryState {
  failed: boolean
}

/**
 * Shows the HTML that the page has of the section, and what was typed into it, while its code is
 * loading. Contains its error: the other sections are unaffected, and that HTML is preserved
 * without behaviour. A section that fails on its first render after a navigation has none, so the
 * document is loaded from the server. On the server only Suspense contains an error (the renderer
 * reports it); in the browser the class does (`entry.client.tsx` reports it).
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state = { failed: false }
  private isOnPage = this.props.isServerRendered

  static getDerivedStateFromError(): SectionBoundaryState {
    return { failed: true }
  }

  override componentDidCatch() {
    showWithoutScript(this.props.id)
  }

  override componentDidMount() {
    if (this.state.failed && !this.isOnPage) loadDocument()
    this.isOnPage = true
  }

  override render() {
    const { id, children } = this.props
    const html = <ServedHtml id={id} />
    if (!this.state.failed) return <Suspense fallback={html}>{children}</Suspense>
    return this.isOnPage ? html : null
  }
}

/** Not if this document was already loaded for that reason, which would be an endless loop. */
function loadDocument(): void {
  const wasReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload' && entry.name === location.href)
  if (!wasReloaded) location.reload()
}
