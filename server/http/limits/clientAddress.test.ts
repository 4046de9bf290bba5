import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, clientKey } from './clientAddress.ts'

function requestWith(forwarded: string | undefined): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  if (forwarded !== undefined) req.headers['x-forwarded-for'] = forwarded
  return req
}

test.each([
  [undefined, 1, 'unknown'],
  ['203.0.113.7', 1, '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['203.0.113.7', 2, '203.0.113.7'],
])('X-Forwarded-For %s behind %i proxies', (forwarded, hops, expected) => {
  expect(clientAddress(requestWith(forwarded), hops)).toBe(expected)
})

test('X-Forwarded-For is ignored without a trusted proxy', () => {
  expect(clientAddress(requestWith('6.6.6.6'), 0)).toBe('unknown')
})

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::3:4:5:6', '2001:db8:0:0::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:10.0.0.1', '2001:db8:1:2::/64'],
  ['64:ff9b::10.0.0.1', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['10.0.0.1:51234', '10.0.0.1'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
  ['[::ffff:10.0.0.1]', '10.0.0.1'],
  ['unknown', 'unknown'],
])('the client of %s is %s', (address, client) => {
  expect(clientKey(address)).toBe(client)
})
