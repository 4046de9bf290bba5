import { ArticleDate } from '../../content/ArticleDate.tsx'
import { ContentImage } from '../../content/ContentImage.tsx'
import { paragraphsOf } from '../../content/paragraphsOf.ts'
import { ARTICLES_PATH } from '../../content/urls/articlesPath.ts'
import { Anchor } from '../../design/anchor/Anchor.tsx'
import { Breadcrumb } from '../../design/breadcrumb/Breadcrumb.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { TextLink } from '../../design/textLink/TextLink.tsx'
import { CloseUpPicture } from '../../sectionParts/CloseUp.tsx'
import { breadcrumbOf } from '../breadcrumb.ts'
import { ArticleBody } from './ArticleBody.tsx'
import { FEED_PATH } from './feedPath.ts'
import type { ArticleData } from './query.ts'
import { relatedArticles } from './related.ts'
import { Author, Body, Head, Line, Links, Picture, Related, Topic } from './styles.ts'

interface ArticlePartProps {
  article: ArticleData
}

function Opening({ article }: ArticlePartProps) {
  const { title, picture, topic, lead, list } = article
  return (
    <header>
      {picture?.asset && (
        <Picture>
          <CloseUpPicture value={picture} />
        </Picture>
      )}
      <Container>
        <Head>
          <Breadcrumb
            items={breadcrumbOf({ ...article, parent: list && { ...list, parent: null } })}
          />
          {topic && <Topic>{topic}</Topic>}
          <Heading as="h1" $size="d1">
            {title}
          </Heading>
          <DateLine article={article} />
          {lead && <Lead>{lead}</Lead>}
        </Head>
      </Container>
    </header>
  )
}

function DateLine({ article }: ArticlePartProps) {
  const { author, byline, publishedAt, lastUpdated, labels } = article
  const name = author?.name ?? byline
  return (
    <Line>
      {name && (
        <span>
          {`${labels?.by ?? ''} `}
          <b>{name}</b>
        </span>
      )}
      <ArticleDate value={publishedAt} />
      {lastUpdated && (
        <span>
          {`${labels?.updated ?? ''} `}
          <ArticleDate value={lastUpdated} />
        </span>
      )}
    </Line>
  )
}

function Text({ article }: ArticlePartProps) {
  return (
    <>
      <Container>
        <Body>
          <ArticleBody value={article.body} />
          <AboutAuthor article={article} />
        </Body>
      </Container>
      <OtherArticles article={article} />
    </>
  )
}

function AboutAuthor({ article: { author, labels } }: ArticlePartProps) {
  if (!author?.name) return null
  const [introduction] = paragraphsOf(author.bio)
  return (
    <Author>
      <ContentImage
        value={author.image && { ...author.image, alt: '' }}
        width={112}
        height={140}
        sizes="112px"
      />
      <div>
        {labels?.authorHeading && <h2>{labels.authorHeading}</h2>}
        <p>
          <b>{author.name}</b> {author.role}
        </p>
        {introduction && <p>{introduction}</p>}
      </div>
    </Author>
  )
}

function OtherArticles({ article }: ArticlePartProps) {
  const { list, labels } = article
  const related = relatedArticles(article)
  return (
    <Related>
      <Container>
        {related.length > 0 && (
          <>
            {labels?.related && <Heading $size="d2">{labels.related}</Heading>}
            <ul>
              {related.map(({ _id, title, path, publishedAt, picture }) => (
                <li key={_id}>
                  <Anchor href={path ?? ''}>
                    <ContentImage
                      value={picture && { ...picture, alt: '' }}
                      width={400}
                      height={200}
                      sizes="(max-width: 760px) 100vw, 33vw"
                    />
                    {title}
                  </Anchor>
                  <p>
                    <ArticleDate value={publishedAt} />
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
        <Links>
          {list && labels?.all && (
            <TextLink href={ARTICLES_PATH} icon="arrow-right">
              {labels.all}
            </TextLink>
          )}
          {labels?.feed && <TextLink href={FEED_PATH}>{labels.feed}</TextLink>}
        </Links>
      </Container>
    </Related>
  )
}

/** The parts of an article, each left as it was served. */
export const articleParts = { Opening, Text }
