import { Component, type ReactNode, Suspense } from 'react'

/**
 * Keeps the fault of one section to that section: it is left out, the others stand. On the server
 * only Suspense contains an error (it is reported by the renderer); in the browser the class does.
 */
export class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (this.state.failed) return null
    return <Suspense fallback={null}>{this.props.children}</Suspense>
  }
}
