import { execFileSync } from 'node:child_process'

/** Process ids of the children of a process, or of those whose command contains a text. */
export function childPids(pid: number | undefined, command?: string): number[] {
  const filter = command === undefined ? [] : ['-f', command]
  const output = execFileSync('pgrep', ['-P', String(pid), ...filter])
  return output.toString().trim().split('\n').map(Number)
}
