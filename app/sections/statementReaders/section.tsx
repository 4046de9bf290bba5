import { ContentImage } from '../../content/image.tsx'
import { Container, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import type { SectionData, SectionProps } from '../types.ts'
import { Bar, Figure, Readers, Seen } from './styles.ts'

/** One ledger and its readers, at different heights as people are. */
export function StatementReaders({ data }: SectionProps<'statementReaders'>) {
  return (
    <Section $ground="raffia">
      <Container>
        <Heading $size="d2">{data.heading}</Heading>
        <Readers>
          {data.readers?.map((reader) => (
            <Reader key={reader._key} reader={reader} />
          ))}
        </Readers>
      </Container>
    </Section>
  )
}

type ReaderData = NonNullable<SectionData<'statementReaders'>['readers']>[number]

function Reader({ reader }: { reader: ReaderData }) {
  const { title, text, picture, figure, percent, alarming } = reader
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
      {figure && (
        <Figure>
          <b>{figure.title}</b>
          {figure.text}
          <Bar $alarming={alarming === true} style={{ '--length': `${percent ?? 0}%` }} />
        </Figure>
      )}
    </li>
  )
}
