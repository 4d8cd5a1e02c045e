/** "system", the default, follows the device. */
export type Theme = 'system' | 'light' | 'dark'

export const THEMES: { value: Theme; text: string }[] = [
	{ value: 'system', text: 'As my device' },
	{ value: 'light', text: 'Light' },
	{ value: 'dark', text: 'Dark' },
]

const KEY = 'theme'
/** `theme-color`: the sky, or the dark ground. */
export const FRAME_COLOURS = { light: '#a9d6f2', dark: '#0f1a2b' }

/**
 * Runs in `<head>` before the first paint, so that a stored theme never flashes. Must stay one constant: the content
 * security policy has its hash. If storage is blocked, the system decides.
 */
export const THEME_SCRIPT = `try{let t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;for(let m of document.querySelectorAll('meta[name=theme-color]'))m.media=(m.content==='${FRAME_COLOURS.dark}')===(t==='dark')?'all':'not all'}}catch{}`

const listeners = new Set<() => void>()

/** Subscribes to changes, here or in another tab. @returns a function that unsubscribes. */
export function subscribeTheme(listener: () => void): () => void {
	listeners.add(listener)
	window.addEventListener('storage', onStorage)
	return () => {
		listeners.delete(listener)
		if (listeners.size === 0) window.removeEventListener('storage', onStorage)
	}
}

export function currentTheme(): Theme {
	const stored = document.documentElement.dataset.theme
	return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies the theme and stores it; without storage it lasts as long as the page. */
export function chooseTheme(theme: Theme) {
	try {
		if (theme === 'system') localStorage.removeItem(KEY)
		else localStorage.setItem(KEY, theme)
	} catch {
		// Storage is blocked.
	}
	show(theme)
}

function onStorage(event: StorageEvent) {
	// A null key: storage was cleared.
	if (event.key !== KEY && event.key !== null) return
	show(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system')
}

function show(theme: Theme) {
	const root = document.documentElement
	if (theme === 'system') delete root.dataset.theme
	else root.dataset.theme = theme
	colourFrame()
	for (const listener of listeners) listener()
}

/** Sets `theme-color`. The elements stay, because React identifies them. */
export function colourFrame() {
	const theme = currentTheme()
	for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
		const own = meta.content === FRAME_COLOURS.dark ? 'dark' : 'light'
		meta.media = theme === 'system' ? frameMedia(own) : theme === own ? 'all' : 'not all'
	}
}

export function frameMedia(scheme: 'light' | 'dark'): string {
	return `(prefers-color-scheme: ${scheme})`
}
