interface ClauseLinkProps {
  anchor: string
  title: string
}

/**
 * The address of one clause: a link that can be opened, or copied like any other. What pressing it
 * does besides is `useClauseCopying`'s; this stands still.
 */
export function ClauseLink({ anchor, title }: ClauseLinkProps) {
  return (
    <a href={`#${anchor}`} aria-label={`Link to “${title}”`}>
      #
    </a>
  )
}
