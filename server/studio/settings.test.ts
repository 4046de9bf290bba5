import { expect, test } from 'vitest'
import { studioPolicy, studioSettings } from './settings.ts'

const project = { projectId: 'abc12345', dataset: 'staging' }
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1)

test('an embedded lake: the Studio gets that fact alone, and its policy allows this host only', () => {
  const settings = studioSettings({
    kind: 'embedded',
    url: undefined,
    token: 'a-secret-0123456789',
  })
  expect(settings).toEqual({ lake: 'embedded' })
  const policy = studioPolicy(settings)
  expect(policy).not.toMatch(/https?:|wss?:/)
  expect(directive(policy, 'connect-src')).toBe("'self'")
})

test('a hosted lake: the Studio gets project and dataset without the token, and its policy allows them', () => {
  const settings = studioSettings({
    kind: 'hosted',
    ...project,
    readToken: 'a-secret-0123456789',
    isPrivate: false,
    apiHost: undefined,
  })
  expect(settings).toEqual({ lake: 'hosted', ...project })
  const policy = studioPolicy(settings)
  expect(directive(policy, 'connect-src')?.split(' ')).toEqual([
    "'self'",
    'https://abc12345.api.sanity.io',
    'wss://abc12345.api.sanity.io',
    'https://abc12345.apicdn.sanity.io',
    'https://api.sanity.io',
    'https://cdn.sanity.io',
  ])
  expect(directive(policy, 'img-src')).toBe("'self' data: blob: https://cdn.sanity.io")
  expect(directive(policy, 'script-src')).toBe("'self'")
})

test('a hosted lake with its own API host: the policy allows it instead of Sanity’s, and assets of both', () => {
  const apiHost = 'http://127.0.0.1:4601/lake'
  const policy = studioPolicy({ lake: 'hosted', ...project, apiHost })
  expect(directive(policy, 'connect-src')).toBe(
    "'self' http://127.0.0.1:4601 ws://127.0.0.1:4601 https://cdn.sanity.io http://127.0.0.1:4601",
  )
  const assets = 'https://cdn.sanity.io http://127.0.0.1:4601'
  expect(directive(policy, 'img-src')).toBe(`'self' data: blob: ${assets}`)
  expect(policy).not.toContain('api.sanity.io')
})
