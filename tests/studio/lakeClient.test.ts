import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LakeUser } from '../../lake/auth/user.ts'
import { createLakeClientFactory } from '../../studio/lake/lakeClient.ts'
import { retryRequests } from '../../studio/lake/retryRequests.ts'
import { type StartedLake, startLake } from '../lake/startLake.ts'
import { freePort } from '../site/freePort.ts'

/** A stand-in for the session cookie that a browser sends. */
const signedIn = (): LakeUser => ({
  id: 'editor-1',
  name: 'Esi',
  role: 'administrator',
})

let lake: StartedLake
let client: SanityClient
const ended: string[] = []

beforeEach(async () => {
  lake = await startLake({ authenticate: signedIn, port: await freePort() })
  ended.length = 0
  const session = {
    onSignedOut: () => ended.push('signed out'),
    onExpired: () => ended.push('expired'),
    onRestored: () => ended.push('restored'),
    pause: async () => undefined,
  }
  const claims = { prepare: async () => undefined, track: () => undefined }
  client = createLakeClientFactory(
    `${lake.origin}/lake`,
    session,
    claims,
  )({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
  })
})
afterEach(() => lake.stop())

describe('the client of the lake', () => {
  test('queries and writes as any client does', async () => {
    await client.create({ _id: 'one', _type: 'faqItem', question: 'Why?' })
    expect(await client.fetch('*[_id == "one"][0].question')).toBe('Why?')
  })

  test('receives changes through the socket, on more streams than a browser has connections', async () => {
    const heard: string[][] = []
    let welcomes = 0
    const subscriptions = Array.from({ length: 10 }, (_, index) => {
      const events: string[] = []
      heard.push(events)
      return client
        .listen(`*[_id == "doc${index}"]`, {}, { events: ['welcome', 'mutation'] })
        .subscribe((event) => {
          if (event.type === 'welcome') welcomes += 1
          if (event.type === 'mutation') events.push(event.documentId)
        })
    })
    await expect.poll(() => welcomes).toBe(10)
    const transaction = client.transaction()
    for (let index = 0; index < 10; index += 1) {
      transaction.create({ _id: `doc${index}`, _type: 'faqItem' })
    }
    await transaction.commit()
    await expect.poll(() => heard).toEqual(heard.map((_, index) => [`doc${index}`]))
    for (const subscription of subscriptions) subscription.unsubscribe()
  })

  test('receives live events', async () => {
    const types: string[] = []
    const subscription = client.live.events().subscribe(({ type }) => types.push(type))
    await expect.poll(() => types).toContain('welcome')
    await client.create({ _id: 'two', _type: 'faqItem' })
    await expect.poll(() => types).toContain('message')
    subscription.unsubscribe()
  })

  test('reports errors of the lake', async () => {
    const refused = new Promise((resolve) => {
      client.listen('*[', {}).subscribe({ error: resolve })
    })
    expect(await refused).toBeInstanceOf(Error)
  })

  test('reports when the editor signs out, and when the session is no longer valid', async () => {
    await client.request({ url: '/auth/logout', method: 'POST' })
    expect(ended).toEqual(['signed out'])
    const anonymous = client.withConfig({ token: 'not-the-token-0123456' })
    await expect(anonymous.request({ url: '/users/me' })).rejects.toThrow()
    expect(ended).toEqual(['signed out', 'expired'])
  })

  test('reconnects after a restart of the lake', async () => {
    let welcomes = 0
    const changed: string[] = []
    const subscription = client
      .listen('*[_type == "faqItem"]', {}, { events: ['welcome', 'mutation'] })
      .subscribe((event) => {
        if (event.type === 'welcome') welcomes += 1
        if (event.type === 'mutation') changed.push(event.documentId)
      })
    await expect.poll(() => welcomes).toBe(1)
    const { dataDir, origin } = lake
    await lake.stop({ keepData: true })
    const port = Number(new URL(origin).port)
    lake = await startLake({ dataDir, port, authenticate: signedIn })
    await expect.poll(() => welcomes).toBe(2)
    await client.create({ _id: 'three', _type: 'faqItem' })
    await expect.poll(() => changed).toContain('three')
    subscription.unsubscribe()
  })

  test('applies a write once that is sent again because its response was lost', async () => {
    let attempts = 0
    const fetch = retryRequests(
      async (input, init) => {
        attempts += 1
        const response = await globalThis.fetch(input, init)
        if (attempts === 1) throw new TypeError('Failed to fetch')
        return response
      },
      async () => undefined,
    )
    await client.create({ _id: 'four', _type: 'faqItem', order: 1 })
    attempts = 0
    const resending = lake.client({ resolveFetch: () => fetch })
    const { transactionId } = await resending.mutate(resending.patch('four').inc({ order: 1 }), {
      transactionId: 'sent-twice',
      returnDocuments: false,
    })
    expect([attempts, transactionId]).toEqual([2, 'sent-twice'])
    expect(await client.getDocument('four')).toMatchObject({ order: 2, _rev: 'sent-twice' })
  })
})
