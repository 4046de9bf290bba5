import '@remix-run/node'

declare module '@remix-run/node' {
  interface Future {
    /** Loader data keeps its types on the way to the browser (dates, undefined), as it does at run time. */
    v3_singleFetch: true
  }
}
