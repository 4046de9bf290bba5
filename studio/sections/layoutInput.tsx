import { Box, Card, Grid, Text } from '@sanity/ui'
import { useId } from 'react'
import { type StringInputProps, set } from 'sanity'
import type { SectionLayout } from '../../schemas/sections/sectionOptions.ts'
import { sectionPicture } from './sectionPictures.ts'

const PICTURE = { width: 240, height: 180 }

/** @returns an input that shows the layouts of a section type as pictures to choose from */
export function layoutInput(type: string, layouts: readonly SectionLayout[]) {
  return function LayoutInput({ value, onChange, elementProps, readOnly }: StringInputProps) {
    const group = useId()
    const chosen = value ?? layouts[0]?.name
    return (
      <Grid
        gap={2}
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}
        role="radiogroup"
        aria-label="Layout"
      >
        {layouts.map(({ name, title }, index) => (
          <Card
            key={name}
            as="label"
            padding={2}
            radius={2}
            border
            tone={name === chosen ? 'primary' : 'default'}
            style={{ cursor: 'pointer' }}
          >
            <LayoutPicture address={sectionPicture(type, name)} />
            <Box marginTop={2} style={{ display: 'flex', gap: 8 }}>
              <input
                {...(index === 0 && { id: elementProps.id, ref: elementProps.ref })}
                type="radio"
                name={group}
                value={name}
                checked={name === chosen}
                disabled={readOnly}
                onFocus={elementProps.onFocus}
                onBlur={elementProps.onBlur}
                onChange={() => onChange(set(name))}
              />
              <Text size={1}>{title}</Text>
            </Box>
          </Card>
        ))}
      </Grid>
    )
  }
}

/** Decoration: the title under it says which layout it is. */
function LayoutPicture({ address }: { address: string | undefined }) {
  return address ? (
    <img
      src={address}
      alt=""
      {...PICTURE}
      style={{ display: 'block', width: '100%', height: 'auto' }}
    />
  ) : null
}
