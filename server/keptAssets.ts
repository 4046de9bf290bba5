import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/**
 * Files with a hash in their name outlive their build, so that a page that was opened before a
 * deploy still finds what it loads later. They are kept in two places: beside the builds, where a
 * server that runs on while the next build is made finds them, and in the data folder, which
 * outlives an image that is built from nothing.
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

/**
 * Takes the files of a build in, and lets go those that only builds too old have.
 * @throws when they cannot be written
 */
export async function keepAssets({ from, to, now }: KeptAssetsOptions): Promise<void> {
  const folder = join(to, 'assets')
  await mkdir(folder, { recursive: true })
  const files = (await readdir(from)).sort()
  const present = new Set(await readdir(folder))
  for (const file of files.filter((one) => !present.has(one))) {
    // A name stands for whole content only: what was cut short gets no name of its own.
    const unfinished = join(to, '.unfinished')
    await copyFile(join(from, file), unfinished)
    await rename(unfinished, join(folder, file))
  }
  const builds = [{ builtAt: now, files }, ...(await readBuilds(to, files))]
    .filter(({ builtAt }) => now - builtAt <= AGE_MAX_MS)
    .slice(0, BUILDS_MAX)
  await writeFile(join(to, LIST), JSON.stringify(builds))
  const kept = new Set(builds.flatMap((build) => build.files))
  for (const file of await readdir(folder)) {
    if (!kept.has(file)) await rm(join(folder, file))
  }
}

/** The builds before, the newest first; one with the very same files counts once. */
async function readBuilds(to: string, files: readonly string[]): Promise<Builds> {
  try {
    const builds = v.parse(buildsSchema, JSON.parse(await readFile(join(to, LIST), 'utf8')))
    return builds.filter((build) => build.files.join() !== files.join())
  } catch {
    // None yet, or a list that somebody cut short: the files of the present build are what counts.
    return []
  }
}
