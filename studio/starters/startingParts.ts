import { IS_PAGE } from '../../app/content/pageTypes.ts'
import type { Link, Picture, RichText } from '../../app/content/types.generated.ts'

/** What a starter uses of the dataset it begins in. */
interface Found {
  paths: readonly string[] | null
  pages: readonly { _id: string; path: string }[] | null
  cloths: readonly { _id: string; name: string }[] | null
}

export interface StartingParts {
  /** A path at which there is no page yet: `/products/new-product`, or with `-2`. */
  freePath(wanted: string): string
  /** A link to a page, as a list of one; empty where the site has no such page. */
  links(label: string, path: LinkedPath, place?: string): ({ _key: string } & Link)[]
  /** A woven cloth of the site, which says nothing; undefined in a dataset without it. */
  cloth(name: Cloth): Picture | undefined
}

/** Only drawings that say nothing: an editor's page needs no text alternative for them. */
const CLOTHS = ['cloth-hero', 'hero-hub', 'hero-article', 'band-about'] as const
type Cloth = (typeof CLOTHS)[number]
const LINKED = ['/contact-us', '/get-started', '/help-center', '/terms-and-conditions'] as const
type LinkedPath = (typeof LINKED)[number]
const PATHS_MAX = 5000

const FOUND = `{
  "paths": *[${IS_PAGE} && defined(path)][0...${PATHS_MAX}].path,
  "pages": *[${IS_PAGE} && path in $linked && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{ _id, path },
  "cloths": *[_type == "sanity.imageAsset" && originalFilename in $cloths]{ _id, "name": originalFilename }
}`

/** The part of a Sanity client that is used. */
interface Reader {
  fetch(query: string, params: Record<string, readonly string[]>): Promise<Found>
}

export async function findStartingParts(reader: Reader): Promise<StartingParts> {
  const { paths, pages, cloths } = await reader.fetch(FOUND, {
    linked: LINKED,
    cloths: CLOTHS.map(fileOf),
  })
  return {
    freePath(wanted) {
      const taken = new Set(paths)
      let path = wanted
      for (let next = 2; taken.has(path); next++) path = `${wanted}-${next}`
      return path
    },
    links(label, path, place) {
      const page = pages?.find((each) => each.path === path)
      if (!page) return []
      return [
        {
          _key: path.slice(1),
          _type: 'link',
          label,
          page: { _type: 'reference', _ref: page._id, _weak: true },
          ...(place && { place }),
        },
      ]
    },
    cloth(name) {
      const asset = cloths?.find((each) => each.name === fileOf(name))
      return (
        asset && {
          _type: 'picture',
          asset: { _type: 'reference', _ref: asset._id },
          decorative: true,
        }
      )
    },
  }
}

function fileOf(cloth: Cloth): string {
  return `${cloth}.svg`
}

/** Paragraphs; one that begins with `# ` is a sub-heading. */
export function paragraphs(...texts: readonly string[]): RichText {
  return texts.map((text, index) => ({
    _type: 'block',
    _key: `paragraph${index + 1}`,
    style: text.startsWith('# ') ? 'h3' : 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'text', marks: [], text: text.replace(/^# /, '') }],
  }))
}

/** Items of a list of features. */
export function features(items: readonly { title: string; text: string }[]) {
  return items.map((item, index) => ({
    _type: 'feature' as const,
    _key: `item${index + 1}`,
    ...item,
  }))
}
