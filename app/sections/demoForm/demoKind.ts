import type { SectionData } from '../types.ts'

type DemoKind = NonNullable<SectionData<'demoForm'>['recipient']>

/**
 * @returns the kind of submission that the form sends; the general one if none is chosen or this
 * version does not have it
 */
export function demoKind(recipient: DemoKind | null): DemoKind {
  return recipient === 'vasDemo' ? 'vasDemo' : 'demo'
}
