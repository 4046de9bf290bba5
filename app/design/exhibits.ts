import type { Exhibit } from './exhibit.ts'

const modules = import.meta.glob<{ examples: Exhibit }>('./*/examples.tsx', { eager: true })

export interface ExhibitEntry {
  /** Folder of the primitive; also its anchor on the gallery page. */
  folder: string
  exhibit: Exhibit
}

/** Every primitive with its states, in alphabetical order of their folders. */
export const exhibits: readonly ExhibitEntry[] = Object.entries(modules).map(
  ([path, { examples }]) => ({ folder: path.split('/')[1] ?? path, exhibit: examples }),
)
