/** On phones the tabs of the options are wider than the screen. */
export function showTab(): void {
	const row = document.querySelector<HTMLElement>('.fairlead-options .nav-tab-wrapper')
	const tab = row?.querySelector<HTMLElement>('.nav-tab-active')
	if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

/** Marks the section of a long form that is being read in the list of its sections. */
export function startSections(): void {
	const links = [...document.querySelectorAll<HTMLAnchorElement>('.fairlead-sections a')]
	const sections = links.flatMap(({ hash }) => document.querySelector(hash) ?? [])
	if (sections.length === 0) return
	const mark = () => {
		const line = window.innerHeight / 3
		const { scrollTop, clientHeight, scrollHeight } = document.documentElement
		// A short last section never reaches the top.
		const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
		const read = isAtEnd
			? sections.length - 1
			: sections.findLastIndex((section) => section.getBoundingClientRect().top < line)
		for (const [index, link] of links.entries()) {
			if (index === Math.max(read, 0)) link.setAttribute('aria-current', 'true')
			else link.removeAttribute('aria-current')
		}
	}
	mark()
	window.addEventListener('scroll', mark, { passive: true })
}
