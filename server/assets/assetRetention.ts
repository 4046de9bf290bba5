import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { deleteStaleTemporaryFiles, temporaryFile } from '../../runtime/temporaryFiles.ts'
import { writeFileAtomically } from '../../runtime/writeFileAtomically.ts'

/**
 * Retains the hashed files of former builds, so that a page opened before a deployment can still
 * load its lazy chunks. They are stored in two places: next to the builds, for a server that runs
 * while the next build is made, and in the data folder, which survives a container image that is
 * built from scratch.
 */
export interface AssetRetentionOptions {
  /** The build's output folder; every file name contains a content hash. */
  from: string
  /** The retention folder: `assets/` as it is served, and a list of the builds. */
  to: string
  /** Milliseconds since 1970. */
  now: number
}

/** A page open for longer gets a fresh document with the next navigation. */
const AGE_MAX_MS = 30 * 24 * 60 * 60 * 1000
const BUILDS_MAX = 20
/** A dot file is never served. */
const LIST = '.builds.json'

const buildsSchema = v.array(v.object({ builtAt: v.number(), files: v.array(v.string()) }))
type Builds = v.InferOutput<typeof buildsSchema>

/**
 * Copies the files of a build, and deletes those that only belong to expired builds.
 * @throws if they cannot be written
 */
export async function retainAssets({ from, to, now }: AssetRetentionOptions): Promise<void> {
  const folder = join(to, 'assets')
  await mkdir(folder, { recursive: true })
  deleteStaleTemporaryFiles(to, now)
  const files = (await readdir(from)).sort()
  const present = new Set(await readdir(folder))
  for (const file of files.filter((one) => !present.has(one))) {
    // Written to a temporary name and renamed, so that a name never refers to truncated content.
    const temporary = temporaryFile(to)
    await copyFile(join(from, file), temporary)
    await rename(temporary, join(folder, file))
  }
  // The age of a build counts from its replacement: until then its pages are served.
  const builds = (await readBuilds(to, { builtAt: now, files }))
    .filter((_, index, all) => now - (all[index - 1]?.builtAt ?? now) <= AGE_MAX_MS)
    .slice(0, BUILDS_MAX)
  await writeFileAtomically(join(to, LIST), JSON.stringify(builds))
  const retained = new Set(builds.flatMap((build) => build.files))
  for (const file of await readdir(folder)) {
    // Another process may have deleted it.
    if (!retained.has(file)) await rm(join(folder, file), { force: true })
  }
}

/** All builds, newest first; a build with the same files counts once. */
async function readBuilds(to: string, current: Builds[number]): Promise<Builds> {
  const isCurrent = (build?: Builds[number]) => build?.files.join() === current.files.join()
  try {
    const builds = v.parse(buildsSchema, JSON.parse(await readFile(join(to, LIST), 'utf8')))
    // A restart replaces no build, so the newest one keeps its time.
    return isCurrent(builds[0]) ? builds : [current, ...builds.filter((one) => !isCurrent(one))]
  } catch {
    // No list yet, or a truncated one: only the files of the current build count.
    return [current]
  }
}
