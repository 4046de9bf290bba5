import { execFile } from 'node:child_process'
import { COMPILE_CACHE } from './compileCache.ts'

export interface CommandResult {
  code: number
  out: string
  err: string
}

/** `npm run editors -- …` on a data folder, as an operator runs it. */
export function editors(
  dataDir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(
      'node_modules/.bin/node',
      ['tooling/editors.ts', ...args],
      {
        env: {
          NODE_ENV: 'test',
          PATH: process.env.PATH,
          ...COMPILE_CACHE,
          DATA_DIR: dataDir,
          ...env,
        },
      },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}
