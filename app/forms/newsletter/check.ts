import { checkForm } from '../checkForm.ts'
import type { TypedValues } from '../formDefinition.ts'
import { newsletterForm } from './newsletter.ts'

export const checkNewsletter = (values: TypedValues<'email'>) => checkForm(newsletterForm, values)
