import type { Ground } from '../../design/ground.ts'
import type { ActionLinksProps } from '../ActionLinks.tsx'

/** How the first button looks on a section's ground: ink disappears on the dark ones. */
export function actionLook(
  { ground }: { ground: Ground | null },
  own: Ground,
): NonNullable<ActionLinksProps['look']> {
  const shown = ground ?? own
  return shown === 'ink' || shown === 'indigo' ? 'signal' : 'ink'
}
