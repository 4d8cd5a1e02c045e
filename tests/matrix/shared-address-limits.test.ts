import { onTestFinished, test } from 'vitest'
import { expectAllThanked } from '#tests/integration/applications/many-visitors.ts'
import { FORM_SECRET } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'

test('100 visitors behind one address each fill in a form of several pages, correct one page, and are all thanked', async () => {
	const dataDir = freshFolder('posts-of-many')
	const site = await startSiteProcess({ DATA_DIR: dataDir, FORM_SECRET, TRUST_PROXY: '1' })
	onTestFinished(async () => void (await site.stop()))
	await expectAllThanked(site, dataDir, 100)
})
