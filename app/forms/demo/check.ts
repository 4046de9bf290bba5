import { checkForm } from '../checkForm.ts'
import type { TypedValues } from '../formDefinition.ts'
import { demoForms } from './demo.ts'
import type { DemoFieldName, DemoKind } from './face.ts'

export const checkDemo = (kind: DemoKind) => (values: TypedValues<DemoFieldName>) =>
  checkForm(demoForms[kind], values)
