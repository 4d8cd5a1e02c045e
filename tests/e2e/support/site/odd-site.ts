import { copyFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'

const CONTENT = join(import.meta.dirname, '../../../fixtures/odd-charity/content')

/** The built site with the odd charity and one of its options files. Stop it when done. */
export function startOddSite(options: string): Promise<SiteProcess> {
	const folder = freshFolder('odd-charity')
	cpSync(CONTENT, folder, { recursive: true })
	copyFileSync(join(CONTENT, 'options', `${options}.yaml`), join(folder, 'options.yaml'))
	return startSiteProcess({ CONTENT_DIR: folder, LOG_LEVEL: 'warn' })
}
