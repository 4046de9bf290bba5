import type { AssetSource, WorkspaceOptions } from 'sanity'
import { EMBEDDED_DATASET, EMBEDDED_PROJECT } from '../../lake/core/embeddedNames.ts'
import type { PublicationTracker } from '../live/watchPublishing.ts'
import { uploadMessages } from '../uploadMessages.ts'
import { createLakeClientFactory } from './lakeClient.ts'
import { setSessionExpired } from './sessionEnd.tsx'
import { withUploadReasons } from './uploadReasons.ts'

/** What of the Studio's configuration depends on the lake it works on. */
export type LakeWorkspaceOptions = Omit<WorkspaceOptions, 'name' | 'basePath'>

/** The configuration for the embedded Content Lake, which the website proxies at `/lake`. */
export function embeddedLake(origin: string, tracker: PublicationTracker): LakeWorkspaceOptions {
  const assetSources = (sources: AssetSource[]) => withUploadReasons(sources)
  const lakeUrl = `${origin}/lake`
  return {
    projectId: EMBEDDED_PROJECT,
    dataset: EMBEDDED_DATASET,
    apiHost: lakeUrl,
    unstable_clientFactory: createLakeClientFactory(
      lakeUrl,
      {
        onSignedOut: () => location.assign('/studio'),
        onExpired: () => setSessionExpired(true),
        onRestored: () => setSessionExpired(false),
        pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      },
      tracker,
    ),
    // The lake decides who is signed in; the host's own page is the sign-in page.
    auth: {
      loginMethod: 'cookie',
      redirectOnSingle: true,
      providers: [{ name: 'key', title: 'Studio key', url: '/studio/sign-in' }],
    },
    i18n: { bundles: [uploadMessages] },
    form: { image: { assetSources }, file: { assetSources } },
    // Roles are changed by the operator, not by requests in the Studio.
    document: { comments: { enabled: false }, askToEdit: { enabled: false } },
    // What happened to a release is shown from the lake's own history.
    beta: { eventsAPI: { releases: true } },
    // These need services that only the hosted lake has.
    tasks: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
  }
}
