import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { studioCookie } from './cookie.ts'

const SECRET = 'a-secret-of-a-session-0123456789'

function requestWith(cookie: string): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  req.headers.cookie = cookie
  return req
}

test.each([
  [`nsaa-studio=${SECRET}`, SECRET],
  [`other=1; nsaa-studio=${SECRET} ; last=2`, SECRET],
  [`x-nsaa-studio=${SECRET}`, undefined],
  ['nsaa-studio=short', undefined],
  [`nsaa-studio=${SECRET}%0d%0a`, undefined],
  ['', undefined],
])('the secret in the cookie header "%s" is %s', (header, secret) => {
  expect(studioCookie('http://localhost:3000').read(requestWith(header))).toBe(secret)
})

test('a session cookie is sent to the Studio and the lake only, and with https encrypted only', () => {
  const rules = 'HttpOnly; SameSite=Strict'
  expect(studioCookie('http://localhost:3000').set(SECRET)).toEqual([
    `nsaa-studio=${SECRET}; Path=/studio; ${rules}`,
    `nsaa-studio=${SECRET}; Path=/lake; ${rules}`,
  ])
  const secure = 'HttpOnly; Secure; SameSite=Strict'
  expect(studioCookie('https://nsaa.example').clear()).toEqual([
    `__Secure-nsaa-studio=; Max-Age=0; Path=/studio; ${secure}`,
    `__Secure-nsaa-studio=; Max-Age=0; Path=/lake; ${secure}`,
  ])
})
