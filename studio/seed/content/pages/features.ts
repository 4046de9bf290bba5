import type { FeatureItem } from '../../../../app/content/types.generated.ts'
import { keyed, type Seed } from '../authoring.ts'

/** Features numbered in the order they stand: each a name and a sentence about it. */
export function features(...items: readonly (readonly [text: string, detail: string])[]) {
  return keyed(
    items.map(
      ([text, detail], index): Seed<FeatureItem> => ({
        _type: 'featureItem',
        number: index + 1,
        text,
        detail,
      }),
    ),
  )
}
