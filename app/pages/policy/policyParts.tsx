import { ContentImage } from '../../content/ContentImage.tsx'
import { ContentLink } from '../../content/ContentLink.tsx'
import { clauseAnchors } from '../../content/clauseAnchors.ts'
import { ordinalDate } from '../../content/dates.ts'
import { PRIVACY_ANCHOR, SIBLINGS_ANCHOR } from '../../content/policyIds.ts'
import { RichText } from '../../content/RichText.tsx'
import { Anchor } from '../../design/anchor/Anchor.tsx'
import { Breadcrumb } from '../../design/breadcrumb/Breadcrumb.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { ClauseLink } from './ClauseLink.tsx'
import { PolicyContents } from './PolicyContents.tsx'
import type { PolicyData } from './query.ts'
import {
  Clause,
  ClauseHead,
  ClauseNumber,
  ClauseText,
  Copy,
  Dates,
  Drawing,
  Head,
  KeyFiguresBand,
  Privacy,
  Siblings,
  Title,
  Top,
} from './styles.ts'

interface PolicyPartProps {
  policy: PolicyData
}

function Clauses({ policy: { clauses, privacy } }: PolicyPartProps) {
  const anchors = clauseAnchors(clauses ?? [])
  return (
    <>
      {clauses?.map(({ _key, title, body }, index) => (
        <Clause key={_key} id={anchors[index]}>
          <ClauseHead>
            <h2>
              <ClauseNumber>{`${index + 1} `}</ClauseNumber>
              {title}
            </h2>
            <ClauseLink anchor={anchors[index] ?? ''} name={`clause ${index + 1}`} />
          </ClauseHead>
          <ClauseText>
            <RichText value={body} />
          </ClauseText>
        </Clause>
      ))}
      {privacy?.heading && (
        <Privacy id={PRIVACY_ANCHOR}>
          <ContentImage value={privacy.picture} width={480} />
          <ClauseHead>
            <h2>{privacy.heading}</h2>
            <ClauseLink anchor={PRIVACY_ANCHOR} name={`“${privacy.heading}”`} />
          </ClauseHead>
          <ClauseText>
            <RichText value={privacy.body} />
          </ClauseText>
        </Privacy>
      )}
    </>
  )
}

function Opening({ policy }: PolicyPartProps) {
  const { title, path, intro, home, picture, labels } = policy
  return (
    <Top>
      <Head as={Container}>
        <Copy>
          <Breadcrumb
            items={[
              { title: home?.title ?? '', href: '/' },
              { title: labels?.kicker ?? '', href: `#${SIBLINGS_ANCHOR}` },
              { title: title ?? '', href: path ?? '' },
            ].filter((step) => step.title)}
          />
          <Title>
            <Heading as="h1" $size="d1">
              {title}
            </Heading>
            {labels?.kicker && <h2>{labels.kicker}</h2>}
          </Title>
          {intro && <Lead>{intro}</Lead>}
          <DateLine policy={policy} />
        </Copy>
        {picture?.asset && (
          <Drawing>
            <ContentImage value={picture} width={720} priority />
          </Drawing>
        )}
      </Head>
    </Top>
  )
}

function DateLine({ policy }: PolicyPartProps) {
  const { effectiveDate, lastUpdated, labels } = policy
  const dates = [
    { field: 'effectiveDate', label: labels?.effectiveDate, isoDate: effectiveDate },
    { field: 'lastUpdated', label: labels?.lastUpdated, isoDate: lastUpdated },
  ]
  return (
    <Dates>
      {dates.map(({ field, label, isoDate }) => {
        const written = ordinalDate(isoDate)
        if (!written || !isoDate) return null
        return (
          <span key={field}>
            {/* The label is a text node of its own, by which a preview finds its field. */}
            {label && <>{label}: </>}
            <time dateTime={isoDate}>{written}</time>.{' '}
          </span>
        )
      })}
      {labels?.review}
    </Dates>
  )
}

function KeyFigures({ policy: { keyFigures, labels } }: PolicyPartProps) {
  if (!keyFigures?.length) return null
  return (
    <KeyFiguresBand>
      <Container>
        {labels?.keyFiguresHeading && <h2>{labels.keyFiguresHeading}</h2>}
        <ul>
          {keyFigures.map(({ _key, figure, meaning }) => (
            <li key={_key}>
              <b>{figure}</b>
              {meaning}
            </li>
          ))}
        </ul>
      </Container>
    </KeyFiguresBand>
  )
}

function OtherPolicies({ policy: { siblings, labels } }: PolicyPartProps) {
  if (siblings.length === 0) return null
  return (
    <Siblings id={SIBLINGS_ANCHOR}>
      <Container>
        {labels?.siblingsHeading && <Heading $size="d2">{labels.siblingsHeading}</Heading>}
        <ul>
          {siblings.map(({ _id, title, path, picture }) => (
            <li key={_id}>
              <Anchor href={path ?? '/'}>
                <ContentImage value={picture && { ...picture, alt: '' }} width={320} />
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
        {labels?.question && (
          <p>
            {`${labels.question} `}
            <ContentLink link={labels.contact}>{labels.contact?.label}</ContentLink>
          </p>
        )}
      </Container>
    </Siblings>
  )
}

/** The text of a policy, in the parts that its layout puts around the table of contents. */
export const policyParts = { Opening, KeyFigures, Clauses, OtherPolicies, Contents: PolicyContents }
