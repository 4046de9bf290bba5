import { expect, test } from 'vitest'
import { createEmbeddedStudioFetch, createStudioFetch } from './localSanityServices.ts'

function recording(origin = 'http://localhost:3000') {
  const asked: string[] = []
  const fetch = createEmbeddedStudioFetch({
    fetch: async (input) => {
      asked.push(input instanceof Request ? input.url : String(input))
      return new Response('from the website')
    },
    origin,
    projectId: 'local',
    version: '6.16.0',
  })
  return { asked, fetch }
}

test('requests to Sanity’s services are answered without leaving the browser', async () => {
  const { asked, fetch } = recording()
  const response = await fetch('https://sanity-cdn.com/v1/modules/sanity/latest/^6.16.0/t1')
  expect(await response.json()).toEqual({ latest: '6.16.0', packageVersion: '6.16.0' })
  const feedback = await fetch(new URL('https://api.sanity.io/vX/intake/feedback'), {
    method: 'POST',
  })
  expect(feedback.ok).toBe(false)
  expect(asked).toEqual([])
})

test('the help menu links to the guide on either lake', async () => {
  const guide = { title: 'Editing guide', url: 'http://localhost:3000/studio/guide.html' }
  const expected = { resources: { sectionArray: [{ items: [guide] }] } }
  const { asked, fetch } = recording()
  const embedded = await fetch('http://localhost:3000/lake/v1/help?m=sanity')
  expect(await embedded.json()).toMatchObject(expected)
  const hosted = createStudioFetch({
    fetch: () => Promise.reject(new Error('asked')),
    origin: 'http://localhost:3000',
  })
  const response = await hosted('https://abc.api.sanity.io/v1/help?m=sanity')
  expect(await response.json()).toMatchObject(expected)
  expect(asked).toEqual([])
})

test('the Studio is registered at its own address', async () => {
  const { fetch } = recording()
  const response = await fetch(
    'http://localhost:3000/lake/v2025-02-19/projects/local/user-applications',
  )
  expect(await response.json()).toMatchObject([
    { urlType: 'external', appHost: 'http://localhost:3000/studio' },
  ])
})

test('a host name made of the project is left out of the address', async () => {
  const { asked, fetch } = recording()
  await fetch('http://local.localhost:3000/lake/v1/users/me?tag=a')
  await fetch(new Request('http://local.localhost:3000/lake/v1/auth/id'))
  expect(asked).toEqual([
    'http://localhost:3000/lake/v1/users/me?tag=a',
    'http://localhost:3000/lake/v1/auth/id',
  ])
  const onAddress = recording('http://127.0.0.1:3000')
  await onAddress.fetch('http://local.127.0.0.1:3000/lake/v1/auth/id')
  expect(onAddress.asked).toEqual(['http://127.0.0.1:3000/lake/v1/auth/id'])
})

test('other requests are passed on unchanged', async () => {
  const { asked, fetch } = recording()
  await fetch('/studio/live?id=a')
  await fetch('https://not-sanity.io.example/')
  expect(asked).toEqual(['/studio/live?id=a', 'https://not-sanity.io.example/'])
})
