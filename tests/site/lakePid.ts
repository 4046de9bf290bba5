import { childPids } from './childPids.ts'

/** @returns the lake process of the server with this process id */
export function lakePid(serverPid: number | undefined): number {
  const [pid] = childPids(serverPid, 'lake/main')
  if (pid === undefined) throw new Error('The server runs no lake')
  return pid
}
