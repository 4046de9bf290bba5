import { expect, test } from 'vitest'
import { watchSession } from './session.ts'

const WRITE = 'http://127.0.0.1/lake/v1/data/actions/production'
const SIGN_IN = 'http://127.0.0.1/lake/v1/users/me'
const READ = 'http://127.0.0.1/lake/v1/data/query/production'

/** A lake that responds with these statuses in turn, and the editor's notifications. */
function session(statuses: number[]) {
  const heard: string[] = []
  const fetch = watchSession(
    async () => {
      const status = statuses.shift()
      if (status === undefined) throw new TypeError('nothing more was to be asked')
      return new Response(null, { status })
    },
    {
      onSignedOut: () => heard.push('signed out'),
      onExpired: () => heard.push('expired'),
      onRestored: () => heard.push('restored'),
      pause: async () => void heard.push('pause'),
    },
  )
  return { heard, fetch }
}

test('an event stream that fails without a session reports that, and one without a lake does not', async () => {
  const heard: string[] = []
  const asked: string[] = []
  const responses = [401, 200, undefined]
  const fetch = watchSession(
    async (address) => {
      asked.push(address)
      const status = address.includes('/listen/') ? undefined : responses.shift()
      if (status === undefined) throw new TypeError('The connection could not be opened')
      return new Response(null, { status })
    },
    {
      onSignedOut: () => heard.push('signed out'),
      onExpired: () => heard.push('expired'),
      onRestored: () => heard.push('restored'),
      pause: async () => void heard.push('pause'),
    },
  )
  const stream = 'http://127.0.0.1/lake/v1/data/listen/production?query=*'
  for (let attempt = 0; attempt < 3; attempt++) {
    await expect(fetch(stream)).rejects.toThrow('could not be opened')
  }
  expect(heard).toEqual(['expired'])
  expect(asked.slice(0, 2)).toEqual([stream, SIGN_IN])
})

test('event streams that fail together check the session once, and an aborted one does not', async () => {
  const heard: string[] = []
  const asked: string[] = []
  const fetch = watchSession(
    async (address) => {
      asked.push(address)
      if (address === SIGN_IN) return new Response(null, { status: 401 })
      throw new TypeError('The connection could not be opened')
    },
    {
      onSignedOut: () => heard.push('signed out'),
      onExpired: () => heard.push('expired'),
      onRestored: () => heard.push('restored'),
      pause: async () => undefined,
    },
  )
  const stream = 'http://127.0.0.1/lake/v1/data/listen/production?query=*'
  await Promise.allSettled([fetch(stream, { signal: AbortSignal.abort() })])
  expect(asked).toEqual([stream])
  await Promise.allSettled([fetch(stream), fetch(stream), fetch(stream)])
  expect(asked.filter((address) => address === SIGN_IN)).toHaveLength(1)
  expect(heard).toEqual(['expired'])
})

test('a write without a session waits for the next sign-in', async () => {
  const { heard, fetch } = session([401, 401, 200])
  expect((await fetch(WRITE)).status).toBe(200)
  expect(heard).toEqual(['expired', 'pause', 'expired', 'pause', 'restored'])
})

test('a write that is aborted while it waits for the next sign-in is sent, and a read is not', async () => {
  const signal = AbortSignal.abort(new Error('No longer needed'))
  const write = session([401, 200])
  expect((await write.fetch(WRITE, { signal })).status).toBe(200)
  const read = session([401, 200])
  await expect(read.fetch(READ, { signal })).rejects.toThrow('No longer needed')
})

test.each([
  READ,
  'http://127.0.0.1/lake/v1/projects/local/datasets/production/acl?tag=sanity.studio.acl.get',
])('%s waits for a session, and a sign-in does not', async (address) => {
  const { heard, fetch } = session([401, 200, 401])
  expect((await fetch(address)).status).toBe(200)
  expect((await fetch(SIGN_IN)).status).toBe(401)
  expect(heard).toEqual(['expired', 'pause', 'restored', 'expired'])
})

test.each([READ, WRITE])(
  '%s that succeeds after another request expired restores',
  async (address) => {
    const { heard, fetch } = session([401, 503, 200, 200])
    expect((await fetch(SIGN_IN)).status).toBe(401)
    expect((await fetch(address)).status).toBe(503)
    expect(heard).toEqual(['expired'])
    await fetch(address)
    expect(heard).toEqual(['expired', 'restored'])
    await fetch(address)
    expect(heard).toEqual(['expired', 'restored'])
  },
)

test('a read that is refused again after another one has succeeded reports it again', async () => {
  const heard: string[] = []
  const responses = [401, 200, 401, 200]
  const pauses: (() => void)[] = []
  const fetch = watchSession(async () => new Response(null, { status: responses.shift() ?? 500 }), {
    onSignedOut: () => heard.push('signed out'),
    onExpired: () => heard.push('expired'),
    onRestored: () => heard.push('restored'),
    pause: () => new Promise((resolve) => pauses.push(resolve)),
  })
  const reading = fetch(READ)
  await expect.poll(() => pauses).toHaveLength(1)
  expect((await fetch(READ)).status).toBe(200)
  expect(heard).toEqual(['expired', 'restored'])
  pauses.shift()?.()
  await expect.poll(() => pauses).toHaveLength(1)
  expect(heard).toEqual(['expired', 'restored', 'expired'])
  pauses.shift()?.()
  expect((await reading).status).toBe(200)
  expect(heard).toEqual(['expired', 'restored', 'expired', 'restored'])
})

test('a read that was sent before the session expired does not restore it', async () => {
  const heard: string[] = []
  let respond: (response: Response) => void = () => undefined
  const read = new Promise<Response>((resolve) => {
    respond = resolve
  })
  const fetch = watchSession(
    async (input) => (input === READ ? read : new Response(null, { status: 401 })),
    {
      onSignedOut: () => heard.push('signed out'),
      onExpired: () => heard.push('expired'),
      onRestored: () => heard.push('restored'),
      pause: async () => undefined,
    },
  )
  const reading = fetch(READ)
  await fetch(SIGN_IN)
  respond(new Response(null, { status: 200 }))
  await reading
  expect(heard).toEqual(['expired'])
})

test('a session is restored only when a write in flight has its response', async () => {
  const heard: string[] = []
  let saved: (response: Response) => void = () => undefined
  const write = new Promise<Response>((resolve) => {
    saved = resolve
  })
  const reads = [401]
  const fetch = watchSession(
    async (input) =>
      input === WRITE ? write : new Response(null, { status: reads.shift() ?? 200 }),
    {
      onSignedOut: () => heard.push('signed out'),
      onExpired: () => heard.push('expired'),
      onRestored: () => heard.push('restored'),
      pause: async () => undefined,
    },
  )
  const writing = fetch(WRITE)
  await fetch(READ)
  expect(heard).toEqual(['expired'])
  saved(new Response(null, { status: 200 }))
  await writing
  expect(heard).toEqual(['expired', 'restored'])
})
