import type { ArrayOfObjectsMember, FieldProps, FormNodeValidation, ObjectMember } from 'sanity'

/**
 * @returns the validation errors inside a collapsed field, because its own fields cannot show them
 */
export function collapsedErrors(field: FieldProps): FormNodeValidation[] {
  if (!('collapsed' in field) || !field.collapsed || !('members' in field.inputProps)) return []
  return errorsIn(field.inputProps.members)
}

type Member = ObjectMember | ArrayOfObjectsMember | { kind: string }

function errorsIn(members: readonly Member[]): FormNodeValidation[] {
  return members.flatMap((member) => {
    if ('field' in member) return errorsOf(member.field)
    if ('item' in member) return errorsOf(member.item)
    return 'fieldSet' in member ? errorsIn(member.fieldSet.members) : []
  })
}

interface FormNode {
  validation: FormNodeValidation[]
  members?: unknown
}

function errorsOf(node: FormNode): FormNodeValidation[] {
  const members = Array.isArray(node.members) ? errorsIn(node.members) : []
  return [...node.validation, ...members]
}
