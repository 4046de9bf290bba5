import type { StoredDocument } from '../../lake/core/documents.ts'

/** Documents and queries like those of a website, for tests of the query engine. */
export function corpusDocument(fields: {
  _id: string
  _type: string
  [field: string]: unknown
}): StoredDocument {
  return {
    _rev: 'r1',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-02T00:00:00Z',
    ...fields,
  }
}

const block = (text: string) => ({
  _type: 'block',
  _key: text.slice(0, 4),
  children: [{ _type: 'span', _key: 's', text }],
})

/** Values of every type, with ties: one for each page. */
const mixed = [2, 'two', true, null, [2], { two: 2 }, 'Two', 2]
const labels = ['Épargne', 'epargne', 'ÉPARGNE Plus', 'zoë ẞ', 'ıI', 'a.b. c', '...', 'x_y-z']

export function corpusDocuments(): StoredDocument[] {
  const documents = [
    { _id: 'siteSettings', _type: 'siteSettings', name: 'Nsaa', home: { _ref: 'page-0' } },
    { _id: 'drafts.page-1', _type: 'page', path: '/p1-new', title: 'Draft one', rank: 9 },
    { _id: 'drafts.page-new', _type: 'page', path: '/fresh', title: 'Fresh' },
    { _id: 'versions.rel.page-2', _type: 'page', path: '/p2-rel', title: 'Release two' },
    { _id: 'versions.rel.page-3', _type: 'page', _system: { delete: true } },
    { _id: '_.releases.rel', _type: 'system.release', name: 'rel' },
    { _id: 'secret.page', _type: 'page', path: '/secret', title: 'Dotted id' },
    { _id: 'redirect-1', _type: 'redirect', source: '/old', destination: '/p1', permanent: true },
  ].map(corpusDocument)
  for (let n = 0; n < 8; n++) {
    documents.push(
      corpusDocument({
        _id: `page-${n}`,
        _type: n === 7 ? 'policy' : 'page',
        path: `/p${n}`,
        slug: { current: `slug-${n % 4}` },
        title: `Page number ${n}`,
        rank: n === 4 ? null : (n * 7) % 5,
        published: `2026-0${n + 1}-05T10:00:00Z`,
        mixed: mixed[n],
        label: labels[n],
        tags: n % 2 ? ['pension', 'savings'] : ['banking'],
        body: [block(`Welcome to page ${n}`), block('Savings groups')],
        sections: [
          { _type: 'faqList', _key: 'a', items: [{ _ref: `faq-${n}` }, { _ref: 'faq-missing' }] },
          { _type: 'hero', _key: 'b', title: `Hero ${n}` },
        ],
        parent: n > 0 ? { _ref: `page-${n - 1}` } : undefined,
      }),
      corpusDocument({
        _id: `faq-${n}`,
        _type: 'faqItem',
        question: `What is Nsaa ${n}?`,
        answer: n % 2 ? `Épargne and more ${n}` : null,
        order: 8 - n,
        page: n % 3 ? { _ref: `page-${n}`, _weak: true } : undefined,
        related: [{ _ref: `faq-${(n + 1) % 8}` }],
      }),
    )
  }
  return documents.map((document) => JSON.parse(JSON.stringify(document)))
}

export const corpusParams = {
  path: '/p2',
  id: 'page-3',
  ids: ['page-1', 'faq-2', 'nowhere'],
  type: 'faqItem',
  slug: 'slug-1',
  nothing: null,
} as const

/** Typical GROQ of a website: each query must return the same as a scan of every document. */
export const corpusQueries: readonly string[] = [
  '*',
  'count(*)',
  '*[0]._id',
  '*[_type == "page"]',
  '*["page" == _type]._id',
  '*[@._type == $type]._id',
  '*[_type in ["page", "policy"]]._id',
  '*[_type == "page" || _type == "policy"]{_id, title}',
  '*[_type == "page" || rank > 3]._id',
  '*[_type == "page" && path == $path][0]{title, path}',
  '*[path == $path][0]',
  '*[path == "/nowhere"][0]',
  '*[path in ["/p1", "/p5"]]._id',
  '*[path == $nothing]._id',
  '*[_id == $id][0].title',
  '*[_id in $ids]{_id, _type}',
  '*[_id in ["faq-3", "page-0", "faq-1"]]._id',
  '*[_id in path("drafts.**")]._id',
  '*[!(_id in path("drafts.**"))]._id',
  '*[slug.current == $slug]._id',
  '*[_type == "redirect" && source == "/old"][0]{destination, permanent}',
  '*[references($id)]._id',
  '*[references("faq-1", "faq-2")]._id',
  '*[references(["faq-1", "faq-2"])]._id',
  '*[references("faq-missing")]._id',
  '*[_type == "page"][references("faq-3")]._id',
  '*[_type == "page"][rank > 1]._id',
  '(*[_type == "page"])[0..2]._id',
  '*[_type == "page"][1...3]._id',
  '*[_type == "page"][-1]._id',
  '*[_type == "faqItem"] | order(order asc)[0..2]{question}',
  '*[_type == "page"] | order(rank desc, title asc)._id',
  '*[_type == "page"] | order(coalesce(rank, 99) asc, _createdAt)._id',
  '*[_type == "page" && defined(rank)]._id',
  '*[_type == "page" && !defined(rank)]._id',
  '*[_type == "page" && "pension" in tags]._id',
  '*[title match "page*"]._id',
  '*[_type == "page" && [title, pt::text(body)] match "welcome"]._id',
  '*[_type == "page"] | score(title match "three", boost(pt::text(body) match "3", 2)) | order(_score desc)[0..1]{_id, _score}',
  '*[_type == "page" && pt::text(body) match "savings"]{"text": pt::text(body)}',
  '*[_type == "page"]{_id, "kind": select(rank > 3 => "high", rank > 1 => "middle", "low")}',
  '*[_type == "page"]{_id, rank > 2 => {"high": true}, ...select(rank == 0 => {"zero": true})}',
  '*[_type == "page"]{..., "sections": sections[]{_type, _type == "faqList" => {items[]->{question}}}}',
  '*[_type == "page"]{"faqs": sections[].items[]->question}',
  '*[_type == "page"]{_id, "parent": parent->title, "grand": parent->parent->{title}}',
  '*[_type == "page"]{_id, "children": *[references(^._id)]._id}',
  '*[_type == "page"]{_id, "faqs": *[_type == "faqItem" && references(^._id)] | order(order)._id}',
  '*[_type == "faqItem"]{_id, "page": *[_id == ^.page._ref][0].title}',
  '*[_type == "faqItem"]{_id, "both": *[_id in [^.page._ref, "drafts." + ^.page._ref]]._id}',
  '*[_type == "page"]{_id, "listed": *[_id in ^.sections[].items[]._ref]._id}',
  '*[_type == "page"]{"s": sections[]{"found": *[_id in ^.items[]._ref]._id}}',
  '*[_type == "page"]{"s": sections[]{"up": ^.title, "same": *[_type == "faqItem" && references(^.^._id)]._id}}',
  '*[_type == "page"]{_id, "same": *[slug.current == ^.slug.current && _id != ^._id]._id}',
  '*[_type == "page"]{_id, "twin": *[_type == ^._type && rank == ^.rank]._id}',
  '*[_type == "page" && parent->rank > 1]._id',
  '*[_type == "page" && count(*[references(^._id)]) > 1]._id',
  '*[_type == "faqItem" && page._ref in *[_type == "page" && rank > 1]._id]._id',
  '{"pages": count(*[_type == "page"]), "first": *[_type == "faqItem"] | order(order)[0].question}',
  'array::unique(*[_type == "page"].tags[])',
  'array::join(*[_type == "page"].title, ", ")',
  'array::compact(*[_type == "page"].rank)',
  '*[_type == "page"]{"u": string::upper(title), "s": string::split(path, "/"), "l": lower(title)}',
  '*[string::startsWith(path, "/p1")]._id',
  '*[_type == "page" && dateTime(published) > dateTime("2026-03-01T00:00:00Z")]._id',
  '*[_type == "page"]{"later": dateTime(published) + 60, "days": (dateTime(published) - dateTime("2026-01-01T00:00:00Z")) / 86400}',
  'math::sum(*[_type == "page"].rank)',
  'math::max(*[_type == "faqItem"].order)',
  '*[_type == "page"]{"n": count(sections), "len": length(title), "r": round(rank / 3, 2)}',
  '*[_type == "page"].sections[_type == "hero"].title',
  '*[_type == "siteSettings"][0]{name, "home": home->path}',
  '*[_type == "page"]{"x": *[path == ^.missing]._id}',
  'releases::all()._id',
  '*[sanity::versionOf("page-1")]._id',
  '*[sanity::versionOf("drafts.page-1")]._id',
  '*[_type == "page"]{_id, "self": *[sanity::versionOf(^._id)]._id}',
  '*[sanity::partOfRelease("rel")]._id',
  '*[_originalId == "drafts.page-1"]._id',
  '*[_type == "page"] {_id} | order(_id desc)',
  '[*[_type == "page"][0]._id, ...*[_type == "policy"]._id]',
  '*[_type == "page"][0].sections[0].items[0]->{..., "back": *[references(^._id)]._id}',
  '*[_type == "page"] | order(count(*[references(^._id)]) desc, _id)._id',
  '*[_type == "page"] | score(_id in *[_type == "faqItem"].page._ref, title match "page")._id',
  '*[_type == "page"].sections[].items[]{"q": *[_id == ^._ref][0].question}',
  '*[_type == "page"]{"x": sections[count(*[_id in ^.items[]._ref]) > 0]._key}',
  '*[_type == "page"]{"x": sections[].items[@._ref in *[_type == "faqItem" && page._ref == ^.^._id]._id]}',
  '*[_type == "page"]{"n": sections[]{"m": items[]{"o": *[_type == "page" && references(^._ref)]{"up": ^._ref, "top": ^.^.^.title}}}}',
  '*[parent->path == "/p1"]._id',
  '*[_type == "faqItem"].page->{_id, "n": count(*[references(^._id)])}',
  '*[_type == "page" && (path == "/p1" || (rank > 2 && slug.current == "slug-3"))]._id',
  '*[(path == "/p1" && _type == "page") || _id in ["faq-1"]]._id',
  '*[_type == "page"][path != "/p1"] | order(path desc)[0...2]{path}',
  '*[_type == "page"]{"next": *[_type == "page" && path > ^.path] | order(path asc)[0].path}',
  '*[_id in *[_type == "faqItem" && defined(page)].page._ref]._id',
  '*[_type == "siteSettings"][0]{"pages": *[_type == "page" && references(^.home._ref)]._id}',
  '*[_type == "page"]{"l": *[_id in [^.parent._ref, ^._id]]._id}',
  '*[_type == "page"]{"l": *[_id in array::compact([^.parent._ref, ^._id])]._id}',
]
