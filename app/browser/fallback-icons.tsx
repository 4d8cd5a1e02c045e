import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import type { Icon, IconsByName } from '#lib/icons/icon.ts'
import { createIconClient } from '#lib/icons/icon-client.ts'

const load = createIconClient({
	sources: ['/api/icons'],
	fetch: (address, init) => fetch(address, init),
	// biome-ignore lint/suspicious/noConsole: a diagnostic; the page works without the icon
	report: (failure, { collection, icons }) => console.info(`${failure}: ${collection} ${icons.join(', ')}`),
})

/**
 * Icons that were missing when the page was rendered (`<i data-late-icon="mdi:paw">`): fetched once from our server and
 * rendered by portals.
 */
export function FallbackIcons() {
	const placeholders = usePlaceholders()
	const names = [...new Set(placeholders.map(({ name }) => name))].sort().join()
	const [icons, setIcons] = useState<IconsByName>({})
	useEffect(() => {
		if (names) void load(names.split(',')).then(setIcons)
	}, [names])
	return placeholders.map(
		({ name, element, key }) => icons[name] && createPortal(<Drawing {...icons[name]} />, element, key),
	)
}

/** Searches after each navigation: another layout has another footer. */
function usePlaceholders() {
	const { pathname } = useLocation()
	const [placeholders, setPlaceholders] = useState<{ name: string; element: HTMLElement; key: string }[]>([])
	// biome-ignore lint/correctness/useExhaustiveDependencies: rescans when the page changes
	useEffect(() => {
		const elements = [...document.querySelectorAll<HTMLElement>('[data-late-icon]')]
		setPlaceholders(elements.map((element, n) => ({ name: element.dataset.lateIcon ?? '', element, key: String(n) })))
	}, [pathname])
	return placeholders
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
