/**
 * `npm run outdated`: lists outdated packages and, where the project pins one back, why. Always
 * exits 0: an outdated package is no failure.
 */
import { execFile } from 'node:child_process'
import * as v from 'valibot'
import { PINNED } from './outdated/pinned.ts'

const Outdated = v.record(
  v.string(),
  v.object({ current: v.optional(v.string(), 'not installed'), latest: v.string() }),
)
const TIMEOUT_MS = 120_000

/** `npm outdated` exits 1 if anything is outdated; only its output counts. */
function npmOutdated(): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('npm', ['outdated', '--json'], { timeout: TIMEOUT_MS }, (error, stdout, stderr) => {
      if (error && stdout.trim() === '') reject(new Error(stderr.trim() || error.message))
      else resolve(stdout)
    })
  })
}

const outdated = Object.entries(v.parse(Outdated, JSON.parse((await npmOutdated()) || '{}')))
for (const [listed, { current, latest }] of outdated) {
  // An alias is listed as `chromium-109:@sparticuz/chromium@109.0.6`.
  const [name = listed] = listed.split(':')
  console.log(`${name} ${current} -> ${latest}  ${PINNED[name] ?? 'may be updated'}`)
}
console.log(`${outdated.length} packages are older than their newest release.`)
