import { ArticleDate } from '../../../content/ArticleDate.tsx'
import { ContentImage } from '../../../content/ContentImage.tsx'
import { listPageCount, listPageNumber, listPagePath } from '../../../content/urls/articleList.ts'
import { Anchor } from '../../../design/anchor/Anchor.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { Heading, Lead, Text } from '../../../design/text/text.ts'
import { TextLink } from '../../../design/textLink/TextLink.tsx'
import { usePage } from '../../../sectionParts/pageContext.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { ArticleListData, ListedArticles } from '../articles.ts'
import { About, Cover, Empty, Entry, Head, Lines, Newest, Pages } from '../styles.ts'

type Articles = ListedArticles['articles']

/** The newest article with its picture, the others in lines; further pages have lines only. */
export function Ledger({ data }: { data: ArticleListData }) {
  const number = listPageNumber(usePage().path)
  const articles = data.articles ?? []
  const [newest, ...others] = articles
  const level = data.heading ? 'h3' : 'h2'
  const lines = number === 1 ? others : articles
  return (
    <SectionFrame data={data}>
      <Container>
        {(data.heading || data.lead) && (
          <Head>
            {data.heading && <Heading $size="d2">{data.heading}</Heading>}
            {data.lead && <Lead $muted>{data.lead}</Lead>}
          </Head>
        )}
        {newest ? (
          <>
            {number === 1 && <NewestArticle article={newest} level={level} />}
            <Lines>
              {lines.map((article) => (
                <Line key={article._id} article={article} level={level} />
              ))}
            </Lines>
          </>
        ) : (
          <Empty>{data.emptyText}</Empty>
        )}
        <Paging data={data} number={number} />
      </Container>
    </SectionFrame>
  )
}

interface ArticleProps {
  article: Articles[number]
  /** Of its title in the outline of the page. */
  level: 'h2' | 'h3'
}

function NewestArticle({ article, level }: ArticleProps) {
  return (
    <Newest>
      {article.picture?.asset && (
        <Cover>
          <ContentImage
            value={{ ...article.picture, alt: '' }}
            width={860}
            height={480}
            sizes="(max-width: 900px) 100vw, 60vw"
            loading="eager"
          />
        </Cover>
      )}
      <div>
        <Byline article={article} />
        <Heading as={level} $size="d3">
          <Anchor href={article.path ?? ''}>{article.title}</Anchor>
        </Heading>
        <Text $muted>{article.lead}</Text>
      </div>
    </Newest>
  )
}

function Line({ article, level }: ArticleProps) {
  return (
    <Entry>
      <Byline article={article} />
      <div>
        <Heading as={level} $size="d4">
          <Anchor href={article.path ?? ''}>{article.title}</Anchor>
        </Heading>
        <Text $muted>{article.lead}</Text>
      </div>
      <ContentImage
        value={article.picture && { ...article.picture, alt: '' }}
        width={240}
        height={150}
        sizes="240px"
      />
    </Entry>
  )
}

function Byline({ article }: Pick<ArticleProps, 'article'>) {
  const { topic, publishedAt, author, byline } = article
  const name = author?.name ?? byline
  return (
    <About>
      {topic && <b>{topic}</b>}
      <ArticleDate value={publishedAt} />
      {name && <span>{name}</span>}
    </About>
  )
}

function Paging({ data, number }: { data: ArticleListData; number: number }) {
  const count = listPageCount(data.total ?? 0)
  if (count === 1) return null
  return (
    <Pages aria-label="Pages of articles">
      {number > 1 && <TextLink href={listPagePath(number - 1)}>{data.newerLabel}</TextLink>}
      {number < count && <TextLink href={listPagePath(number + 1)}>{data.olderLabel}</TextLink>}
    </Pages>
  )
}
