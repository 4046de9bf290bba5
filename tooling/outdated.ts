/**
 * `npm run outdated`: lists outdated packages and, where the project pins one back, why. Exits 0:
 * an outdated package is no failure. Exits 1 if npm or the registry does not respond.
 */
import { execFile } from 'node:child_process'
import * as v from 'valibot'
import { errorMessage } from '../runtime/errorMessage.ts'
import { PINNED } from './outdated/pinned.ts'

const NOT_INSTALLED = 'not installed'
/** npm also lists a package whose tag `latest` is older than what is installed. */
const Outdated = v.record(
  v.string(),
  v.object({ current: v.optional(v.string(), NOT_INSTALLED), latest: v.string() }),
)
/** How npm prints an error, such as a missing network. */
const Failure = v.object({ error: v.object({ summary: v.string() }) })
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

async function main(): Promise<void> {
  const answer = v.parse(v.union([Failure, Outdated]), JSON.parse((await npmOutdated()) || '{}'))
  if (v.is(Failure, answer)) throw new Error(answer.error.summary)
  const outdated = Object.entries(answer).filter(
    ([, { current, latest }]) =>
      current === NOT_INSTALLED || latest.localeCompare(current, 'en', { numeric: true }) > 0,
  )
  for (const [listed, { current, latest }] of outdated) {
    // An alias is listed as `chromium-109:@sparticuz/chromium@109.0.6`.
    const [name = listed] = listed.split(':')
    console.log(`${name} ${current} -> ${latest}  ${PINNED[name] ?? 'may be updated'}`)
  }
  console.log(`${outdated.length} packages are older than their newest release.`)
}

try {
  await main()
} catch (error) {
  console.error(`Failed: ${errorMessage(error)}`)
  process.exitCode = 1
}
