/** A phone number can be called. */
export function FieldValue({ name, value }: { name: string; value: string }) {
  if (value === '') return <span className="messages-empty">Not filled in</span>
  if (name !== 'phone' || !/\d/.test(value)) return value
  // The zero in parentheses is dialled only without the country code.
  const number = value.replace(/^(\s*\+.*)\(0\)/, '$1').replaceAll(/[^\d+]/g, '')
  return (
    <a className="messages-link" href={`tel:${number}`}>
      {value}
    </a>
  )
}
