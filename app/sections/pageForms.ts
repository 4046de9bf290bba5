import { CONTACT, demoFormName, NEWSLETTER } from '../forms/formNames.ts'
import type { PageForm } from '../forms/matchForm.ts'
import { demoKind } from './demoForm/demoKind.ts'
import type { Section } from './types.ts'

/** @returns the forms among the sections of the page at `path`, in their order */
export function pageForms(path: string, sections: readonly Section[]): PageForm[] {
  return sections.flatMap((section): PageForm[] => {
    switch (section._type) {
      case 'newsletter':
        return [{ name: NEWSLETTER, kind: 'newsletter', wording: section.wording }]
      case 'contactForm':
        return [{ name: CONTACT, kind: 'contact', wording: section.wording }]
      case 'demoForm':
        return [
          {
            name: demoFormName(path),
            kind: demoKind(section.recipient),
            wording: section.wording,
          },
        ]
      default:
        return []
    }
  })
}
