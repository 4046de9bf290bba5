import { telephoneHref } from '../../app/content/links.ts'

/** A phone number can be called. */
export function FieldValue({ name, value }: { name: string; value: string }) {
  if (value === '') return <span className="messages-empty">Not filled in</span>
  const href = name === 'phone' ? telephoneHref(value) : undefined
  if (href === undefined) return value
  return (
    <a className="messages-link" href={href}>
      {value}
    </a>
  )
}
