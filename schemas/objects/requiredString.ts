import { defineField } from 'sanity'

/** A string that editors cannot leave empty. */
export function requiredString(name: string, title: string, lengthMax: number) {
  return defineField({
    name,
    title,
    type: 'string',
    validation: (rule) => rule.required().max(lengthMax),
  })
}
