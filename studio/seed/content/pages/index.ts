import type { Page } from '../../../../app/content/types.generated.ts'
import type { Seed } from '../authoring.ts'

/** Every page but the home page: one file each, ids `page-<last word of the path>`. */
export const pages: readonly Seed<Page>[] = []
