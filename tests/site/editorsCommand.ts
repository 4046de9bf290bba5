import { runTool, type ToolResult } from './runTool.ts'

/** `npm run editors -- …` on a data folder, as an operator runs it. */
export function editors(
  dataDir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ToolResult> {
  return runTool('tooling/editors.ts', args, { DATA_DIR: dataDir, ...env })
}
