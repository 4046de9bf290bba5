import { FormattedText } from '../../content/FormattedText.tsx'
import { AccordionItem } from '../../design/accordion/AccordionItem.tsx'
import { Button } from '../../design/button/Button.tsx'
import type { SectionData } from '../types.ts'
import { applicationHref, type Position } from './positions.ts'
import { Category, Facts, Job, Place } from './styles.ts'

interface PositionItemProps {
  position: Position
  labels: SectionData<'openPositions'>
  /** The first position is open when the page arrives. */
  first: boolean
}

export function PositionItem({ position, labels, first }: PositionItemProps) {
  const { category, title, company, location, workType, applicationEmail } = position
  const apply = applicationHref(position, labels.subjectPrefix ?? '')
  return (
    <AccordionItem
      name="positions"
      defaultOpen={first}
      summary={
        <>
          <Category>{category}</Category>
          {title}
        </>
      }
      aside={
        <Place>
          <span>{location}</span>
          <span>{workType}</span>
        </Place>
      }
    >
      <Job>
        <FormattedText formatted={position.descriptionText} plain={position.description} />
        <Facts>
          <Fact term={labels.companyLabel} text={company} />
          <Fact term={labels.locationLabel} text={location} />
          <Fact term={labels.workTypeLabel} text={workType} />
          <Fact term={labels.contactLabel} text={applicationEmail} />
        </Facts>
        {apply && (
          <Button href={apply} icon="mail">
            {labels.applyLabel}
          </Button>
        )}
      </Job>
    </AccordionItem>
  )
}

function Fact({ term, text }: { term: string | null; text: string | null }) {
  if (!text) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}
