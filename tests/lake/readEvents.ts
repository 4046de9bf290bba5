export interface ReadEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: Readonly<Record<string, unknown>>
}

/** Reads server-sent events of a response one by one; comments and `retry` are skipped. */
export function readEvents(response: Response): {
  next(): Promise<ReadEvent>
  close(): Promise<void>
} {
  if (response.status !== 200 || !response.body) {
    throw new Error(`Not an event stream: status ${response.status}`)
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let buffered = ''

  const nextBlock = async (): Promise<string> => {
    for (;;) {
      const end = buffered.indexOf('\n\n')
      if (end >= 0) {
        const block = buffered.slice(0, end)
        buffered = buffered.slice(end + 2)
        return block
      }
      const { value, done } = await reader.read()
      if (done) throw new Error('The stream has ended')
      buffered += value
    }
  }

  return {
    async next() {
      for (;;) {
        const lines = (await nextBlock()).split('\n')
        const field = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
        const event = field('event')
        if (event) return { event, id: field('id'), data: JSON.parse(field('data') ?? '{}') }
      }
    },
    close: () => reader.cancel(),
  }
}
