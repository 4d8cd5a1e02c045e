import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { INPUTS_FILE } from '#tools/scripts/build/build-inputs.mjs'
import { freshFolder } from '../support/site-process.ts'

export const root = join(import.meta.dirname, '../../..')

/** A copy of the inputs of the build, with their list. */
export function copyInputs(): string {
	const folder = freshFolder('inputs')
	const { files }: { files: Record<string, string> } = JSON.parse(
		readFileSync(join(root, 'build', INPUTS_FILE), 'utf8'),
	)
	for (const file of [...Object.keys(files), `build/${INPUTS_FILE}`]) cpSync(join(root, file), join(folder, file))
	return folder
}
