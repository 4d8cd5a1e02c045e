export interface BuildInputs {
	platform: string
	folders: string[]
	/** The hash of each file, by its path from the root. */
	files: Record<string, string>
}
export const INPUTS_FILE: string
export const BUNDLER_INPUTS: RegExp
export function describeInputs(root: string, buildFolder: string, startedAt: number): BuildInputs
export function changedInputs(root: string, buildFolder: string): string[] | null
