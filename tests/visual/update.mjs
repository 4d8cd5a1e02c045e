// `npm run visual:update`: renews changed reviewed pictures. Look at each before committing it.

import { ensureBuilt, ensureInstalled, run } from '#tools/scripts/runtime/runtime.mjs'
import { findBrowser } from '#tools/scripts/test/find-browser.mjs'

ensureInstalled()
ensureBuilt()
process.exitCode = run('playwright', ['test', '--grep', 'looks as reviewed|belongs to a tested page'], {
	CHROMIUM_PATH: findBrowser(),
	VISUAL_UPDATE: 'on',
})
