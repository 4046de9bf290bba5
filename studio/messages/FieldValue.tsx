/** A phone number can be called. */
export function FieldValue({ name, value }: { name: string; value: string }) {
  if (value === '') return <span className="messages-empty">Not filled in</span>
  if (name !== 'phone' || !/\d/.test(value)) return value
  return (
    <a className="messages-link" href={`tel:${value.replaceAll(/[^\d+]/g, '')}`}>
      {value}
    </a>
  )
}
