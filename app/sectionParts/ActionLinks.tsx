import { type LinkValue, linkTarget, parseLink } from '../content/links.ts'
import { Button } from '../design/button/Button.tsx'
import type { ButtonLook } from '../design/button/styles.ts'
import { type Ground, groundInks } from '../design/ground.ts'
import type { IconName } from '../design/icon/paths.ts'
import { Actions } from '../design/layout/layout.ts'

export interface ActionLinksProps {
  /** Links as returned by `linkFragment`. */
  links: readonly (LinkValue & { _key: string; label: string | null })[] | null | undefined
  /** How the first is drawn: `signal` on dark grounds. The others are outlines. */
  look?: Extract<ButtonLook, 'ink' | 'signal'>
}

/** The buttons at the head of a page. Renders nothing without an allowed link. */
export function ActionLinks({ links, look = 'ink' }: ActionLinksProps) {
  const shown = (links ?? []).flatMap((link) => {
    const target = linkTarget(link)
    return target ? [{ key: link._key, label: link.label, target }] : []
  })
  if (shown.length === 0) return null
  return (
    <Actions>
      {shown.map(({ key, label, target }, index) => (
        <Button
          key={key}
          {...target}
          look={index === 0 ? look : 'line'}
          icon={actionIcon(target.href)}
        >
          {label}
        </Button>
      ))}
    </Actions>
  )
}

/** @returns the look of the first button with contrast on the chosen ground */
export function actionLook(ground: Ground | null): 'ink' | 'signal' {
  return ground && groundInks[ground].fg === 'paper' ? 'signal' : 'ink'
}

/** The icon by destination: a file, another site, an anchor below, a page of this site. */
function actionIcon(href: string): IconName {
  const kind = parseLink(href)?.kind
  if (kind === 'asset') return 'download'
  if (kind === 'anchor') return 'chevron-down'
  return kind === 'external' ? 'external' : 'arrow-right'
}
