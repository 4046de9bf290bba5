import { expect, test } from 'vitest'
import { readWrk } from './wrk.ts'

const REPORT = `Running 1s test @ http://127.0.0.1:4901/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.02ms  402.11us   9.33ms   92.01%
    Req/Sec    15.91k     1.20k   17.53k    70.00%
  Latency Distribution
     50%    0.95ms
     75%    1.11ms
     90%    1.29ms
     99%  850.00us
  15922 requests in 1.00s, 190.11MB read
Requests/sec:  15901.34
Transfer/sec:    189.86MB
`

test('the rate and the 99th percentile are read in their units', () => {
  expect(readWrk(REPORT)).toEqual({ requestsPerSecond: 15_901.34, p99Ms: 0.85, failures: 0 })
  expect(readWrk(REPORT.replace('850.00us', '1.20s')).p99Ms).toBe(1200)
})

test('error statuses and broken connections are counted as failures', () => {
  const faulty = `${REPORT}  Socket errors: connect 1, read 2, write 0, timeout 3
  Non-2xx or 3xx responses: 40\n`
  expect(readWrk(faulty).failures).toBe(46)
})

test('other output is refused', () => {
  expect(() => readWrk('unable to connect')).toThrow('unable to connect')
})
