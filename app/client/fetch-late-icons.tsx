import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { IconsByName } from '../lib/icons/icon.ts'
import { createIconClient } from '../lib/icons/icon-client.ts'
import { lateIcons } from './late-icons.ts'

interface RootData {
	options: { social: { icon: string }[]; icons: IconsByName }
}

const load = createIconClient({
	sources: ['/api/icons'],
	fetch: (address, init) => fetch(address, init),
	// biome-ignore lint/suspicious/noConsole: a note for whoever looks; the page goes on without the icon
	report: (failure, { collection, icons }) => console.info(`${failure}: ${collection} ${icons.join(', ')}`),
})

/** Asks our own server, once, for the icons this page was rendered without. */
export function FetchLateIcons() {
	const root = useRouteLoaderData<RootData>('root')
	useEffect(() => {
		if (!root) return
		const { social, icons } = root.options
		const missing = social.flatMap(({ icon }) => (icon && !(icon in icons) ? icon : []))
		if (missing.length > 0) void load(missing).then(lateIcons.add)
	}, [root])
	return null
}
