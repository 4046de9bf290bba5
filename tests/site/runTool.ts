import { execFile } from 'node:child_process'
import { COMPILE_CACHE } from './compileCache.ts'

export interface ToolResult {
  /** The exit code; null after a signal. */
  code: number | null
  out: string
  err: string
}

/** Runs a program of the project as an operator does, with only these variables. */
export function runTool(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = execFile(
      'node_modules/.bin/node',
      [file, ...args],
      { env: { NODE_ENV: 'test', PATH: process.env.PATH, ...COMPILE_CACHE, ...env } },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    )
  })
}
