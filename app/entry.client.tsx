import { type AppFiles, hydrate } from './browser/start/load-app.ts'
import { startPage } from './browser/start/start.ts'
import { startHousehold } from './features/dogs/compatibility/household/household-storage.ts'
import { startFavourites } from './features/dogs/favourites/device/favourite-presses.ts'
import { startBasketCount } from './features/shop/device/basket-count.ts'
import { startTheme } from './shell/theme/theme.ts'
import { keepOneAmount } from './ui/forms/one-amount.ts'

/** Called by the script that the server writes into each page (`request/document/page-scripts.server.ts`). */
export function start(files: AppFiles, buildId?: string) {
	startControls()
	startPage(files, buildId)
}

/** What works without React. */
function startControls() {
	startTheme()
	startFavourites()
	startHousehold()
	startBasketCount()
	keepOneAmount()
	document.documentElement.dataset.started = ''
}

if (import.meta.env.DEV) {
	startControls()
	// The router's own script has loaded the routes before it imports this file.
	hydrate()
}
