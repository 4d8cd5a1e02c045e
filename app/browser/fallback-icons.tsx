import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import type { Icon, IconsByName } from '#lib/icons/icon.ts'
import { createIconClient } from '#lib/icons/icon-client.ts'

const load = createIconClient({
	sources: ['/api/icons'],
	fetch: (address, init) => fetch(address, init),
	// biome-ignore lint/suspicious/noConsole: a note for whoever looks; the page goes on without the icon
	report: (failure, { collection, icons }) => console.info(`${failure}: ${collection} ${icons.join(', ')}`),
})

/**
 * The icons that the page was rendered without, `<i data-late-icon="mdi:paw">` each: asked once of our own server, which may
 * have them by now, and put into their places.
 */
export function FallbackIcons() {
	const places = usePlaces()
	const names = [...new Set(places.map(({ name }) => name))].sort().join()
	const [icons, setIcons] = useState<IconsByName>({})
	useEffect(() => {
		if (names) void load(names.split(',')).then(setIcons)
	}, [names])
	return places.map(({ name, element, key }) => icons[name] && createPortal(<Drawing {...icons[name]} />, element, key))
}

/** Another layout has another footer, with places of its own. */
function usePlaces() {
	const { pathname } = useLocation()
	const [places, setPlaces] = useState<{ name: string; element: HTMLElement; key: string }[]>([])
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to look again
	useEffect(() => {
		const elements = [...document.querySelectorAll<HTMLElement>('[data-late-icon]')]
		setPlaces(elements.map((element, n) => ({ name: element.dataset.lateIcon ?? '', element, key: String(n) })))
	}, [pathname])
	return places
}

function Drawing({ viewBox, body }: Icon) {
	return (
		<svg
			viewBox={viewBox.join(' ')}
			fill="currentColor"
			aria-hidden="true"
			className="inline-block size-[1.25em]"
			dangerouslySetInnerHTML={{ __html: body }}
		/>
	)
}
