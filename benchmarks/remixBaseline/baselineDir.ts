/** Folder of the baseline's build, below the project's. */
export const BASELINE_DIR = '.cache/remix-baseline'
