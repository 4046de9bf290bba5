import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { Heading } from '../../../design/text/text.ts'
import { SectionFrame } from '../../SectionFrame.tsx'
import { SectionHead } from '../../SectionHead.tsx'
import type { SectionData, SectionProps } from '../../types.ts'
import { Bar, Figure, Readers, Seen } from './staggeredStyles.ts'

/** One ledger and its readers, at different heights as people are. */
export function Staggered({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data} ground="raffia">
      <Container>
        <SectionHead heading={data.heading} lead={data.lead} muted />
        <Readers>
          {data.items?.map((reader) => (
            <Reader key={reader._key} reader={reader} />
          ))}
        </Readers>
      </Container>
    </SectionFrame>
  )
}

type ReaderData = NonNullable<SectionData<'features'>['items']>[number]

function Reader({ reader }: { reader: ReaderData }) {
  const { title, text, picture, slip, percent } = reader
  return (
    <li>
      {picture && (
        <Seen>
          <ContentImage value={picture} width={510} sizes="(max-width:900px) 100vw, 510px" />
        </Seen>
      )}
      <Heading as="h3" $size="d4">
        {title}
      </Heading>
      <p>{text}</p>
      {slip && (
        <Figure>
          {slip.cells?.map(({ _key, label, value }) => (
            <span key={_key}>
              <b>{label}</b>
              {value}
            </span>
          ))}
          {percent !== null && (
            <Bar $alarming={slip.state === 'fault'} style={{ '--length': `${percent}%` }} />
          )}
        </Figure>
      )}
    </li>
  )
}
