import { execFileSync } from 'node:child_process'

/** @returns the lake process of the server with this process id */
export function lakePid(serverPid: number | undefined): number {
  const pid = Number(execFileSync('pgrep', ['-P', String(serverPid), '-f', 'lake/main']))
  if (!(pid > 0)) throw new Error('The server runs no lake')
  return pid
}
