import { Flex, Text } from '@sanity/ui'
import { type ReactNode, Suspense } from 'react'

/** A tool whose code is loaded when it is opened. */
export function LazyTool({ loading, children }: { loading: string; children: ReactNode }) {
  const fallback = (
    <Flex align="center" justify="center" padding={5}>
      <Text muted>{loading}</Text>
    </Flex>
  )
  return <Suspense fallback={fallback}>{children}</Suspense>
}
