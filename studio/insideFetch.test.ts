import { expect, test } from 'vitest'
import { createInsideFetch } from './insideFetch.ts'

function recording() {
  const asked: string[] = []
  const fetch = createInsideFetch({
    fetch: async (input) => {
      asked.push(input instanceof Request ? input.url : String(input))
      return new Response('from the website')
    },
    origin: 'http://localhost:3000',
    projectId: 'local',
    version: '6.16.0',
  })
  return { asked, fetch }
}

test('requests to Sanity’s services are answered without leaving the browser', async () => {
  const { asked, fetch } = recording()
  const answer = await fetch('https://sanity-cdn.com/v1/modules/sanity/latest/^6.16.0/t1')
  expect(await answer.json()).toEqual({ latest: '6.16.0', packageVersion: '6.16.0' })
  await fetch(new URL('https://api.sanity.io/vX/intake/feedback'), { method: 'POST' })
  expect(asked).toEqual([])
})

test('a host name made of the project is asked for nothing', async () => {
  const { asked, fetch } = recording()
  const address = 'http://local.localhost:3000/lake/v1/users/me?tag=a'
  await expect(fetch(address)).rejects.toThrow('Failed to fetch')
  await expect(fetch(new Request(address))).rejects.toThrow('Failed to fetch')
  expect(asked).toEqual([])
})

test('everything else is asked as it is', async () => {
  const { asked, fetch } = recording()
  await fetch('/studio/live?id=a')
  await fetch('https://not-sanity.io.example/')
  expect(asked).toEqual(['/studio/live?id=a', 'https://not-sanity.io.example/'])
})
