/** "system", the default, follows the device. */
export type Theme = 'system' | 'light' | 'dark'

export const THEMES: { value: Theme; text: string }[] = [
	{ value: 'system', text: 'Same as my device' },
	{ value: 'light', text: 'Light' },
	{ value: 'dark', text: 'Dark' },
]

const KEY = 'theme'
/** Name of the radio buttons; no other form field of the site has it. */
export const THEME_FIELD = 'theme'
/** `theme-color`: the sky, or the dark ground. */
export const FRAME_COLOURS = { light: '#a9d6f2', dark: '#0f1a2b' }

/**
 * Runs in `<head>` before the first paint, so that a stored theme never flashes. Must stay one constant: the content
 * security policy has its hash. If storage is blocked, the system decides.
 */
export const THEME_SCRIPT = `try{let t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;for(let m of document.querySelectorAll('meta[name=theme-color]'))m.media=(m.content==='${FRAME_COLOURS.dark}')===(t==='dark')?'all':'not all'}}catch{}`

/** Answers presses of the theme choice, and follows other tabs. Works before React is loaded. Call once. */
export function startTheme() {
	// Capturing: React stops events of parts that it has not hydrated yet.
	window.addEventListener('change', chooseOnChange, true)
	window.addEventListener('storage', onStorage)
	window.addEventListener('pageshow', onPageShow)
	showThemeChoice()
}

function chooseOnChange({ target }: Event) {
	if (!(target instanceof HTMLInputElement) || target.name !== THEME_FIELD) return
	const chosen = THEMES.find(({ value }) => value === target.value)
	if (chosen) chooseTheme(chosen.value)
}

/** Checks the current theme; a `ref` for a choice that React adds later. */
export function showThemeChoice() {
	for (const input of document.querySelectorAll<HTMLInputElement>(`input[name=${THEME_FIELD}]`)) {
		input.checked = input.value === currentTheme()
	}
}

function currentTheme(): Theme {
	return themeOf(document.documentElement.dataset.theme)
}

function themeOf(stored: string | null | undefined): Theme {
	return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies the theme and stores it; without storage it lasts as long as the page. */
function chooseTheme(theme: Theme) {
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
	if (event.key === KEY || event.key === null) show(themeOf(event.newValue))
}

/** A page restored from the back/forward cache has missed events. */
function onPageShow({ persisted }: PageTransitionEvent) {
	try {
		if (persisted) show(themeOf(localStorage.getItem(KEY)))
	} catch {
		// Storage is blocked.
	}
}

function show(theme: Theme) {
	const root = document.documentElement
	if (theme === 'system') delete root.dataset.theme
	else root.dataset.theme = theme
	colourFrame()
	showThemeChoice()
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
