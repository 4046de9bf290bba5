import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/**
 * Files with a hash in their name outlive their build, so that a page that was opened before a
 * deploy still finds what it loads later. They stand beside the builds, where a server that runs
 * on while the next build is made finds them too.
 */
export interface KeptAssetsOptions {
  /** Where a build puts them; every name has a hash of the content in it. */
  from: string
  /** Where they are kept: `assets/` as it is served, and a list of the builds. */
  to: string
  /** Milliseconds since 1970. */
  now: number
}

/** Whoever has a page open for longer gets a fresh document at the next click. */
const AGE_MAX_MS = 30 * 24 * 60 * 60 * 1000
const BUILDS_MAX = 20
/** Files with a dot in front are not served. */
const LIST = '.builds.json'

const buildsSchema = v.array(v.object({ builtAt: v.number(), files: v.array(v.string()) }))
type Builds = v.InferOutput<typeof buildsSchema>

/** Takes the files of a build just made in, and lets go those that only builds too old have. */
export function keepAssets({ from, to, now }: KeptAssetsOptions): void {
  const folder = join(to, 'assets')
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(from).sort()
  for (const file of files) {
    if (existsSync(join(folder, file))) continue
    // A name stands for whole content only: what was cut short gets no name of its own.
    const unfinished = join(to, '.unfinished')
    copyFileSync(join(from, file), unfinished)
    renameSync(unfinished, join(folder, file))
  }
  const builds = [{ builtAt: now, files }, ...readBuilds(to, files)]
    .filter(({ builtAt }) => now - builtAt <= AGE_MAX_MS)
    .slice(0, BUILDS_MAX)
  writeFileSync(join(to, LIST), JSON.stringify(builds))
  const kept = new Set(builds.flatMap((build) => build.files))
  for (const file of readdirSync(folder)) {
    if (!kept.has(file)) rmSync(join(folder, file))
  }
}

/** The builds before, the newest first; one with the very same files counts once. */
function readBuilds(to: string, files: readonly string[]): Builds {
  try {
    const builds = v.parse(buildsSchema, JSON.parse(readFileSync(join(to, LIST), 'utf8')))
    return builds.filter((build) => build.files.join() !== files.join())
  } catch {
    // None yet, or a list that somebody cut short: the files of the present build are what counts.
    return []
  }
}
