interface ClauseLinkProps {
  anchor: string
  /** What it leads to. Short: there are many of them in a long document. */
  name: string
}

/**
 * The address of one clause: a link that can be opened, or copied like any other. What pressing it
 * does besides is `useClauseCopying`'s; this stands still.
 */
export function ClauseLink({ anchor, name }: ClauseLinkProps) {
  return (
    <a href={`#${anchor}`} aria-label={`Link to ${name}`}>
      #
    </a>
  )
}
