import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button } from '@sanity/ui'
import { type FieldProps, type ObjectFieldProps, unset } from 'sanity'
import { collapsedErrors } from './collapsedErrors.ts'

/**
 * Wraps every field of every form: a collapsed field shows the errors of the fields inside, and a
 * link has a button that removes it.
 */
export function FormField(props: FieldProps) {
  const hidden = collapsedErrors(props)
  const field =
    hidden.length > 0 ? { ...props, validation: [...props.validation, ...hidden] } : props
  return isFilledLink(field) ? <LinkField {...field} /> : field.renderDefault(field)
}

function LinkField(props: ObjectFieldProps) {
  const { onChange, readOnly } = props.inputProps
  return props.renderDefault({
    ...props,
    children: (
      <>
        {props.children}
        <Box>
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            icon={TrashIcon}
            text="Remove this link"
            disabled={readOnly === true}
            onClick={() => onChange(unset())}
          />
        </Box>
      </>
    ),
  })
}

function isFilledLink(props: FieldProps): props is ObjectFieldProps {
  return props.schemaType.name === 'link' && 'open' in props && props.value !== undefined
}
