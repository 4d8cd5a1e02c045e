/** The look a visitor chose; "system" follows the device, which is also what everybody gets who chose nothing. */
export type Theme = 'system' | 'light' | 'dark'

export const THEMES: { value: Theme; text: string }[] = [
	{ value: 'system', text: 'As my device' },
	{ value: 'light', text: 'Light' },
	{ value: 'dark', text: 'Dark' },
]

const KEY = 'theme'
/** The colour of the browser's own frame, as in `root.tsx`: the sky by day, the ground at night. */
export const FRAME_COLOURS = { light: '#a9d6f2', dark: '#0f1a2b' }

/**
 * Runs in `<head>` before anything is painted, so that a chosen look never flashes. It must stay one constant: the
 * content security policy knows it by its hash. Storage may be forbidden; then the device decides.
 */
export const THEME_SCRIPT = `try{let t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;for(let m of document.querySelectorAll('meta[name=theme-color]'))m.media=(m.content==='${FRAME_COLOURS.dark}')===(t==='dark')?'all':'not all'}}catch{}`

const listeners = new Set<() => void>()

/** Calls back whenever the look changes, here or in another tab. Returns a function that ends it. */
export function subscribeTheme(listener: () => void): () => void {
	listeners.add(listener)
	window.addEventListener('storage', onStorage)
	return () => {
		listeners.delete(listener)
		if (listeners.size === 0) window.removeEventListener('storage', onStorage)
	}
}

/** The look this page has now. */
export function currentTheme(): Theme {
	const chosen = document.documentElement.dataset.theme
	return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Changes the look at once and keeps it on this device; where nothing can be kept it lasts as long as the page. */
export function chooseTheme(theme: Theme) {
	try {
		if (theme === 'system') localStorage.removeItem(KEY)
		else localStorage.setItem(KEY, theme)
	} catch {
		// Storage is forbidden: the choice holds for this page.
	}
	show(theme)
}

function onStorage(event: StorageEvent) {
	// A null key: everything was cleared.
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

/** Colours the browser's own frame as the look has it. The colours stay: React knows each of the two elements by its own. */
export function colourFrame() {
	const theme = currentTheme()
	for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
		const own = meta.content === FRAME_COLOURS.dark ? 'dark' : 'light'
		meta.media = theme === 'system' ? frameMedia(own) : theme === own ? 'all' : 'not all'
	}
}

/** When one of the two colours holds where nothing was chosen. */
export function frameMedia(scheme: 'light' | 'dark'): string {
	return `(prefers-color-scheme: ${scheme})`
}
