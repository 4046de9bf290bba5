import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const NOT_COPIED = new Set(['.git', '.cache', '.data', 'build', 'node_modules'])

/** A copy of the project's sources, with its installed packages, for a test to change. */
export interface ProjectCopy {
  folder: string
  read(file: string): Promise<string>
  write(file: string, text: string): Promise<void>
  /** Replaces a text. @throws if the file does not have it exactly once */
  replace(file: string, old: string, replacement: string): Promise<void>
  /** Runs a file with Node. @returns its output @throws with its output if it fails */
  run(args: readonly string[], env?: Record<string, string>): Promise<string>
  /** @throws with the errors of types in all files, tests included */
  checkTypes(): Promise<void>
  /** Runs the unit and contract tests whose path contains one of `files`. @throws if one fails */
  test(files: readonly string[]): Promise<void>
  remove(): Promise<void>
}

/** Copies the project to a temporary folder. */
export async function copyProject(): Promise<ProjectCopy> {
  const root = resolve('.')
  const folder = await mkdtemp(join(tmpdir(), 'nsaa-project-'))
  await cp(root, folder, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(path.slice(root.length + 1)),
  })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))

  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const write = (file: string, text: string) => writeFile(join(folder, file), text)

  async function run(args: readonly string[], env: Record<string, string> = {}) {
    const ended = promisify(execFile)('node_modules/.bin/node', args, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...env },
    })
    const { stdout } = await ended.catch((error) => {
      throw new Error(`node ${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`)
    })
    return stdout
  }

  return {
    folder,
    read,
    write,
    run,
    async replace(file, old, replacement) {
      const source = await read(file)
      if (source.split(old).length !== 2) throw new Error(`${file} does not have this once: ${old}`)
      await write(
        file,
        source.replace(old, () => replacement),
      )
    },
    async checkTypes() {
      await run(['node_modules/typescript-native/bin/tsc'])
    },
    async test(files) {
      const projects = ['--project', 'unit', '--project', 'contract']
      const vitest = 'node_modules/vitest/vitest.mjs'
      await run([vitest, 'run', ...projects, ...files], { NODE_ENV: 'test' })
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
