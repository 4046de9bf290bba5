import '@remix-run/node'

declare module '@remix-run/node' {
  interface Future {
    /**
     * Loader data has the same types in the browser as on the server (dates, undefined), at run
     * time too.
     */
    v3_singleFetch: true
  }
}
