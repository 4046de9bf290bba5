import { useLayoutEffect, useState } from 'react'
import type { StringInputProps } from 'sanity'

/**
 * Sanity's field shows a text that is no date until its value changes, so that the stored date
 * could not be entered again. Then this one has no value for one render, which drops that text.
 */
export function DateField(props: StringInputProps) {
  const [isEmptied, setIsEmptied] = useState(false)
  useLayoutEffect(() => {
    if (isEmptied) setIsEmptied(false)
  }, [isEmptied])
  const onChange: typeof props.onChange = (patches) => {
    props.onChange(patches)
    if ('type' in patches && patches.type === 'set' && patches.value === props.value) {
      setIsEmptied(true)
    }
  }
  return props.renderDefault({ ...props, onChange, ...(isEmptied && { value: undefined }) })
}
