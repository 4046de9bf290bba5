import type { ArrayOfObjectsMember, FieldProps, FormNodeValidation, ObjectMember } from 'sanity'

/**
 * @returns what is wrong inside of a field while it is collapsed, because the marks of the fields
 * inside cannot be seen then
 */
export function hiddenFaults(field: FieldProps): FormNodeValidation[] {
  if (!('collapsed' in field) || !field.collapsed || !('members' in field.inputProps)) return []
  return faultsIn(field.inputProps.members)
}

type Member = ObjectMember | ArrayOfObjectsMember | { kind: string }

function faultsIn(members: readonly Member[]): FormNodeValidation[] {
  return members.flatMap((member) => {
    if ('field' in member) return faultsOf(member.field)
    if ('item' in member) return faultsOf(member.item)
    return 'fieldSet' in member ? faultsIn(member.fieldSet.members) : []
  })
}

interface FormNode {
  validation: FormNodeValidation[]
  members?: unknown
}

function faultsOf(node: FormNode): FormNodeValidation[] {
  const members = Array.isArray(node.members) ? faultsIn(node.members) : []
  return [...node.validation, ...members]
}
