/**
 * Whether the visitor asks for less data; browsers without the setting report nothing.
 * @see https://wicg.github.io/savedata/
 */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
