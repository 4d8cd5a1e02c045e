// `npm run visual:update`: renews changed reviewed pictures. Look at each before committing it.
import { findBrowser } from '#tools/scripts/find-browser.mjs'
import { ensureBuilt, ensureInstalled, run } from '#tools/scripts/runtime.mjs'

ensureInstalled()
ensureBuilt()
process.exitCode = run('playwright', ['test', 'visual/'], { CHROMIUM_PATH: findBrowser(), VISUAL_UPDATE: 'on' })
