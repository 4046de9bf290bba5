import { execFileSync } from 'node:child_process'

let isBuilt = false

/**
 * Builds missing and stale targets, once for each worker; waits while another worker builds. Called
 * by what starts a built server, so that no test runs an older build, or half of a new one.
 */
export function ensureBuilt(): void {
  if (isBuilt) return
  execFileSync('node_modules/.bin/node', ['tooling/build.ts'], { stdio: 'pipe' })
  isBuilt = true
}
