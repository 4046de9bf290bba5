/** Folder of the peer's build, below the project's. */
export const PEER_DIR = '.cache/benchmark-peer'
