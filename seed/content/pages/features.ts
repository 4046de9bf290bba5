import type { Feature } from '../../../app/content/types.generated.ts'
import { keyed, type Seed } from '../authoring.ts'

/** Features numbered in their order: each a name and a sentence about it. */
export function features(...items: readonly (readonly [title: string, text: string])[]) {
  return keyed(
    items.map(
      ([title, text]): Seed<Feature> => ({
        _type: 'feature',
        title,
        text,
      }),
    ),
  )
}
