import { CONTACT, demoFormName, NEWSLETTER } from '../forms/formNames.ts'
import type { PlacedForm } from '../forms/recognise.ts'
import type { Section } from './types.ts'

/** @returns the forms among the sections of the page at `path`, in their order */
export function placedForms(path: string, sections: readonly Section[]): PlacedForm[] {
  return sections.flatMap((section): PlacedForm[] => {
    switch (section._type) {
      case 'newsletter':
        return [{ name: NEWSLETTER, kind: 'newsletter', wording: section.wording }]
      case 'contactForm':
        return [{ name: CONTACT, kind: 'contact', wording: section.wording }]
      case 'demoForm':
        return [
          {
            name: demoFormName(path),
            kind: section.recipient ?? 'demo',
            wording: section.wording,
          },
        ]
      default:
        return []
    }
  })
}
