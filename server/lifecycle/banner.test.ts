import { describe, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { banner } from './banner.ts'

const facts = { mode: 'production', cwd: '/srv/site', colour: false } as const

describe('the banner', () => {
  test('lists every address an operator needs after a start', () => {
    const config = { ...readConfig({ PORT: '8080' }), dataDir: '/srv/site/.data' }
    expect(banner({ ...facts, config, generatedToken: 'the-made-token' })).toBe(`
  Nsaa is running

  Site        http://localhost:8080
  Studio      http://localhost:8080/studio
  Studio key  the-made-token
  Content     embedded Content Lake, nothing leaves this machine
  Data        .data
  Messages    no service is configured for Newsletter sign-up, Contact message, Demo request, Value-added services demo request: see http://localhost:8080/studio/messages

  Open http://localhost:8080 first. Ctrl+C stops it.

`)
  })

  test('does not print a configured token or any other secret', () => {
    const token = 'secret-that-was-given'
    const config = readConfig({ LAKE_TOKEN: token })
    const given = banner({ ...facts, config, generatedToken: undefined })
    expect(given).not.toContain(token)
    expect(given).toContain('Studio key  the value of LAKE_TOKEN')
    const hosted = readConfig({ SANITY_PROJECT_ID: 'abc123', SANITY_API_READ_TOKEN: token })
    const text = banner({ ...facts, config: hosted, generatedToken: undefined })
    expect(text).not.toContain(token)
    expect(text).not.toContain('Studio key')
    expect(text).toContain('Sanity project abc123, dataset production')
  })
})
