import { Component, type ReactNode, Suspense } from 'react'

interface SectionBoundaryProps {
  /** Stands in while the section's code is fetched. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Keeps the fault of one section to that section: it is left out, the others stand. On the server
 * only Suspense contains an error (it is reported by the renderer); in the browser the class does.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (this.state.failed) return null
    const { fallback, children } = this.props
    return <Suspense fallback={fallback}>{children}</Suspense>
  }
}
