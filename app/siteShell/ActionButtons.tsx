import { linkTarget } from '../content/links.ts'
import { Button } from '../design/button/Button.tsx'
import type { Navigation } from './query.ts'

interface ActionButtonsProps {
  actions: Navigation['actions'] | undefined
  size?: 'regular' | 'small'
}

/** The buttons next to the menus; the last one is filled. */
export function ActionButtons({ actions, size = 'regular' }: ActionButtonsProps) {
  return actions?.map((action, index) => {
    const target = linkTarget(action)
    if (!target) return null
    const look = index === actions.length - 1 ? 'ink' : 'line'
    return (
      <Button key={action._key} {...target} size={size} look={look}>
        {action.label}
      </Button>
    )
  })
}
