import type { FormFace } from '../formDefinition.ts'

export type DemoKind = 'demo' | 'vasDemo'

export type DemoFieldName = 'name' | 'email' | 'phone' | 'company' | 'jobTitle' | 'industry'

function face(invalid: string): FormFace<DemoFieldName> {
  return {
    fieldNames: ['name', 'email', 'phone', 'company', 'jobTitle', 'industry'],
    notices: { invalid, accepted: 'We will reach out to you to schedule a demo' },
  }
}

export const demoFaces: Record<DemoKind, FormFace<DemoFieldName>> = {
  demo: face('Please fill in all the fields'),
  vasDemo: face('Please fill in all the fields and agree to the policy'),
}
