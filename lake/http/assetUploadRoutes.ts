import type { AssetKind } from '../assets/names.ts'
import type { AssetDescription } from '../assets/store.ts'
import { changeGuard, refuseViewer } from '../auth/permissions.ts'
import { RequestError } from '../core/errors.ts'
import { defined } from '../core/json.ts'
import { readChunks } from './body.ts'
import { type Route, sendJson } from './exchange.ts'
import { runSerially } from './runSerially.ts'
import { writeBounds } from './writeBounds.ts'

const TEXT_LENGTH_MAX = 1000

/** `assets/images/<dataset>` and `assets/files/<dataset>`: the body is the file itself. */
export const assetUploadRoutes: readonly Route[] = [
  {
    methods: ['POST'],
    pattern: /^\/assets\/(images|files)\/(?<dataset>[^/]+)$/,
    async handle(
      { req, res, search, caller, reauthenticate },
      { dataset, assets, limits, operations },
      [kindName],
    ) {
      refuseViewer(caller.user)
      const kind: AssetKind = kindName === 'images' ? 'images' : 'files'
      const bytesMax = kind === 'images' ? limits.imageBytesMax : limits.fileBytesMax
      const contentType = req.headers['content-type'] ?? 'application/octet-stream'
      const upload = {
        owner: caller.user.id,
        chunks: readChunks(req, bytesMax, 'The file'),
        contentType,
        description: describedIn(search),
        isWanted: () => !res.destroyed,
      }
      const document = await assets.receive(kind, upload)
      // The bytes are on disk already, so a document never refers to a missing file.
      const { user } = await reauthenticate()
      refuseViewer(user)
      const bounds = writeBounds(user, changeGuard(user, dataset), limits)
      await runSerially(user.id, () =>
        operations.run(`upload of ${document._id}`, () =>
          dataset.transact([{ createIfNotExists: document }], bounds),
        ),
      )
      const [stored] = dataset.getDocuments([document._id]).documents
      sendJson(res, { document: stored ?? document })
    },
  },
]

function describedIn(search: URLSearchParams): AssetDescription {
  const text = (name: string) => {
    const value = search.get(name)
    if (value !== null && value.length > TEXT_LENGTH_MAX) {
      throw new RequestError(400, `"${name}" is longer than ${TEXT_LENGTH_MAX} characters`)
    }
    return value || undefined
  }
  const source = defined({ id: text('sourceId'), name: text('sourceName'), url: text('sourceUrl') })
  return {
    ...defined({
      filename: text('filename'),
      label: text('label'),
      title: text('title'),
      description: text('description'),
      creditLine: text('creditLine'),
    }),
    ...(Object.keys(source).length > 0 ? { source } : {}),
  }
}
