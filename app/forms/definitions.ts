import type { SubmissionKind } from '../../submissions/submission.ts'
import { contactForm } from './contact/contact.ts'
import { demoForms } from './demo/demo.ts'
import type { FormDefinition } from './formDefinition.ts'
import { newsletterForm } from './newsletter/newsletter.ts'

/** Every form, for the server, which takes them all. A page's own script holds only its forms. */
export const formDefinitions: Record<SubmissionKind, FormDefinition> = {
  newsletter: newsletterForm,
  contact: contactForm,
  ...demoForms,
}
