import { Card, Text } from '@sanity/ui'

/** What went wrong, announced. */
export function ErrorCard({ text }: { text: string }) {
  return (
    <Card tone="critical" padding={3} radius={2} role="alert">
      <Text size={1}>{text}</Text>
    </Card>
  )
}
