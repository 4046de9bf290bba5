import { checkForm } from '../checkForm.ts'
import type { TypedValues } from '../formDefinition.ts'
import { contactForm } from './contact.ts'
import type { ContactFieldName } from './face.ts'

export const checkContact = (values: TypedValues<ContactFieldName>) =>
  checkForm(contactForm, values)
