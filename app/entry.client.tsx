import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { namePictureOfLink } from './client/shared-picture.ts'
import { askLeaveForTransitions } from './client/transition-leave.ts'

// Before the router, which answers the same clicks.
askLeaveForTransitions()
document.addEventListener('click', namePictureOfLink, true)

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	)
})
