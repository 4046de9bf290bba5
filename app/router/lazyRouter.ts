import {
  createBrowserHistory,
  type Fetcher,
  type History,
  IDLE_BLOCKER,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  matchRoutes,
  Action as NavigationType,
  type Router,
  type RouterInit,
  type RouterState,
  type RouterSubscriber,
  UNSAFE_convertRoutesToDataRoutes,
} from '@remix-run/router'
import { loadFullRouter } from './loadFullRouter.ts'

export { createBrowserHistory }

const SIGNS_OF_INTENT = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const

type NavigateOptions = Parameters<Router['navigate']>[1]
/** As Remix calls it, with all flags. */
type RemixRouterInit = RouterInit & Pick<Router, 'future'>
type DataRouterInit = Omit<RouterInit, 'routes'> & { routes: Router['routes'] }
/** The library's router, if it is loaded. */
type Full = () => Router | undefined
type Load = () => Promise<Router>

/**
 * The build gives this to Remix instead of the library's `createRouter`: the same router, of which
 * a served document needs only the state. The first sign of intent, or the first call that does
 * something, loads the library's router, which handles everything from then on.
 */
export function createRouter(init: RemixRouterInit): Router {
  const routes = UNSAFE_convertRoutesToDataRoutes(init.routes, (route) => ({
    hasErrorBoundary: false,
    ...init.mapRouteProperties?.(route),
  }))
  const servedState = stateOfDocument(init, routes)
  const subscribers = new Set<RouterSubscriber>()
  const fetchers = new Map<string, number>()
  const [full, load] = createFullRouterLoader(
    { ...init, routes },
    servedState,
    subscribers,
    fetchers,
  )
  const [navigate, followHistory] = navigations(init.history, servedState, full, load)

  const router: Router = {
    basename: init.basename,
    future: init.future,
    get state() {
      return full()?.state ?? servedState
    },
    get routes() {
      return full()?.routes ?? routes
    },
    window,
    initialize() {
      // Failures are ignored: the call that needs the router handles them.
      const prepare = () => void load().catch(ignore)
      for (const sign of SIGNS_OF_INTENT) {
        addEventListener(sign, prepare, { once: true, passive: true })
      }
      addEventListener('popstate', followHistory)
      return router
    },
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    navigate,
    createHref: init.history.createHref,
    encodeLocation: init.history.encodeLocation,
    // Only tests of the library read these.
    _internalFetchControllers: new Map(),
    _internalActiveDeferreds: new Map(),
    ...delegatedCalls(full, load, fetchers),
  }
  return router
}

/**
 * Creates the library's router when it is first needed, with the subscribers and fetchers so far.
 */
function createFullRouterLoader(
  init: DataRouterInit,
  { location }: RouterState,
  subscribers: ReadonlySet<RouterSubscriber>,
  fetchers: ReadonlyMap<string, number>,
): readonly [Full, Load] {
  let full: Router | undefined
  let loading: Promise<Router> | undefined

  async function create(): Promise<Router> {
    const library = await loadFullRouter()
    const history = historyFrom(init.history, location)
    const created = library.createRouter({ ...init, history })
    created.subscribe((...update) => {
      for (const notify of subscribers) notify(...update)
    })
    for (const [key, uses] of fetchers) for (let use = 0; use < uses; use++) created.getFetcher(key)
    full = created.initialize()
    history.catchUp()
    return created
  }

  function load() {
    loading ??= create().catch((error: unknown) => {
      // The next call tries again.
      loading = undefined
      throw error
    })
    return loading
  }

  return [() => full, load]
}

/**
 * Navigation by a call, and by the history, of which only the latest is continued after loading.
 */
function navigations(
  history: History,
  servedState: RouterState,
  full: Full,
  load: Load,
): readonly [Router['navigate'], () => void] {
  let latest = {}

  async function navigate(
    to: Parameters<Router['navigate']>[0] | number,
    options?: NavigateOptions,
  ): Promise<void> {
    const navigation = {}
    latest = navigation
    const loaded = full() ?? (await load().catch(ignore))
    if (latest !== navigation) return
    if (loaded) return typeof to === 'number' ? loaded.navigate(to) : loaded.navigate(to, options)
    // Without the router's code the browser navigates.
    if (typeof to === 'number') window.history.go(to)
    else location.assign(history.createHref(to ?? location))
  }

  /** Another history entry of this document: a jump to a hash, or a page before a reload. */
  function followHistory() {
    if (full()) return
    latest = {}
    load().catch(() => {
      if (location.pathname !== servedState.location.pathname) location.reload()
    })
  }

  return [navigate, followHistory]
}

/** Calls that load the library's router, or have nothing or only to count without it. */
function delegatedCalls(full: Full, load: Load, fetchers: Map<string, number>) {
  const countFetcher = (key: string, change: number) =>
    fetchers.set(key, Math.max(0, (fetchers.get(key) ?? 0) + change))

  return {
    async fetch(...request) {
      const loaded = full() ?? (await load().catch(ignore))
      loaded?.fetch(...request)
    },
    async revalidate() {
      const loaded = full() ?? (await load().catch(ignore))
      loaded?.revalidate()
    },
    enableScrollRestoration: (...restoration) =>
      full()?.enableScrollRestoration(...restoration) ?? ignore,
    getFetcher(key: string) {
      const loaded = full()
      if (!loaded) countFetcher(key, 1)
      return loaded?.getFetcher(key) ?? idleFetcher()
    },
    deleteFetcher(key) {
      if (!full()) countFetcher(key, -1)
      full()?.deleteFetcher(key)
    },
    dispose: () => full()?.dispose(),
    getBlocker: (...blocker) => full()?.getBlocker(...blocker) ?? IDLE_BLOCKER,
    deleteBlocker: (key) => full()?.deleteBlocker(key),
    patchRoutes: (...patch) => full()?.patchRoutes(...patch),
    _internalSetRoutes: (changed) => full()?._internalSetRoutes(changed),
  } satisfies Partial<Router>
}

const ignore = () => undefined
const idleFetcher = (): Fetcher => IDLE_FETCHER

/** The state that the library's router starts with if the document has all data. */
function stateOfDocument(
  { history, basename, hydrationData }: RouterInit,
  routes: Router['routes'],
): RouterState {
  return {
    historyAction: history.action,
    location: history.location,
    matches: matchRoutes(routes, history.location, basename) ?? [],
    initialized: true,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData?.loaderData ?? {},
    actionData: hydrationData?.actionData ?? null,
    errors: hydrationData?.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  }
}

/**
 * The history of a router that is created after its document was served: it starts at the served
 * location, to which the document's data belongs. `catchUp` then reports where the visitor has gone
 * in the meantime.
 */
function historyFrom(history: History, initial: History['location']) {
  let current: History['location'] | undefined = initial
  let report: Parameters<History['listen']>[0] | undefined
  return {
    get action() {
      return history.action
    },
    get location() {
      return current ?? history.location
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    push: history.push,
    replace: history.replace,
    go: history.go,
    listen(listener: Parameters<History['listen']>[0]) {
      report = listener
      return history.listen(listener)
    },
    catchUp() {
      current = undefined
      const { location } = history
      if (location.key === initial.key && location.hash === initial.hash) return
      report?.({ action: NavigationType.Pop, location, delta: null })
    },
  }
}
