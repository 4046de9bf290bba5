/**
 * Adds the query of the request to a redirect that is thrown.
 * @throws what `loading` throws
 */
export async function addQueryToRedirect<Loaded>(
  { url }: Request,
  loading: Promise<Loaded>,
): Promise<Loaded> {
  return loading.catch(async (thrown: unknown) => {
    const location = thrown instanceof Response && thrown.headers.get('Location')
    const { search } = new URL(url)
    if (location && search) {
      // Few visitors follow a redirect, so a first view leaves this code out.
      const { joinQuery } = await import('../content/joinQuery.ts')
      thrown.headers.set('Location', joinQuery(location, search))
    }
    throw thrown
  })
}
