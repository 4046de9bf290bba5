import { useRef } from 'react'
import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { HiddenHead } from '../../../sectionParts/HiddenHead.tsx'
import type { SectionData, SectionProps } from '../../types.ts'
import { COUNT_STEPS, countedValue } from '../counting.ts'
import { grouped, numberText } from '../numberText.ts'
import { useCountUp } from '../useCountUp.ts'
import { Band, Count, Figure, Frame, List } from './countUpStyles.ts'

/** What a column, a quarter of the width, has room for at the largest size. */
const CHARACTERS_MAX = 4

/** Numbers under bands of cloth. They are final in the document and count up once when seen. */
export function CountUp({ data }: SectionProps<'figures'>) {
  const list = useRef<HTMLUListElement>(null)
  const step = useCountUp(list)
  const items = data.items ?? []
  const hasLongFigure = items.some((item) => textOf(item).length > CHARACTERS_MAX)
  return (
    <Frame data={data} aria-label={data.heading || undefined} flush>
      <Container>
        <HiddenHead data={data} />
        <List ref={list} $hasLongFigure={hasLongFigure}>
          {items.map((item) => (
            <Statistic key={item._key} item={item} step={step} />
          ))}
        </List>
      </Container>
    </Frame>
  )
}

type Item = NonNullable<SectionData<'figures'>['items']>[number]

const textOf = (item: Item) => (item.value === null ? (item.figure ?? '') : numberText(item))

function Statistic({ item, step }: { item: Item; step: number }) {
  const { value, figure, unit, suffix, label, band } = item
  if (value === null) {
    return (
      <li>
        <Figure>{figure}</Figure>
        {label}
      </li>
    )
  }
  return (
    <li>
      {band?.asset && (
        <Band $picks={unit ? 'endless' : value}>
          <ContentImage value={band} width={1680} sizes="1680px" />
        </Band>
      )}
      {/* An image for assistive technology, so that no intermediate number is read. Firefox exposes
          what is inside an image, unless it is hidden. */}
      <Figure
        role="img"
        aria-label={numberText(item)}
        data-counting={step < COUNT_STEPS || undefined}
      >
        <span aria-hidden>
          <Count data-final={grouped(value)}>
            <span>{grouped(countedValue(value, step))}</span>
          </Count>
          {unit}
          <i>{suffix}</i>
        </span>
      </Figure>
      {label}
    </li>
  )
}
