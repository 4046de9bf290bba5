import type { Story } from './story.ts'

const modules = import.meta.glob<{ story: Story }>('./*/examples.tsx', { eager: true })

export interface StoryEntry {
  /** Folder of the primitive; also its anchor on the gallery page. */
  folder: string
  story: Story
}

/** Every primitive with its states, in alphabetical order of their folders. */
export const stories: readonly StoryEntry[] = Object.entries(modules).map(([path, { story }]) => ({
  folder: path.split('/')[1] ?? path,
  story,
}))
