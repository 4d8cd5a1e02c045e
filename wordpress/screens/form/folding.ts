/** What can wait while a dog is new: a name, a status and a photo are enough to start. */
const FOLDED = ['home', 'health', 'adoption', 'diary'].map((key) => `#fairlead-${key}`)
const NAMED_FIELDS = 4

/** The form of a new dog begins short: most of its sections are one line each, which says what is in it and opens it. */
export function startFolding(): void {
	if (!document.body.matches('.post-new-php.post-type-dog')) return
	for (const section of document.querySelectorAll<HTMLElement>(FOLDED.join())) fold(section)
	document.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#fairlead-"]') : null
		if (link) open(document.querySelector(link.hash))
	})
	// The browser cannot show what is wrong in a closed section.
	document.addEventListener('invalid', ({ target }) => open(target instanceof Element ? target : null), true)
}

function fold(section: HTMLElement): void {
	const heading = section.querySelector('h3')
	if (!heading) return
	const labels = section.querySelectorAll(':scope > .fairlead-field:not(.fairlead-reason) > :is(label, legend)')
	const names = [...labels].slice(0, NAMED_FIELDS).map((label) => label.textContent?.trim() ?? '')
	const hint = document.createElement('span')
	hint.textContent = `${names.join(', ')}${labels.length > NAMED_FIELDS ? ' …' : ''}`
	const button = document.createElement('button')
	Object.assign(button, { type: 'button', className: 'fairlead-fold', textContent: heading.textContent })
	button.addEventListener('click', () => show(section, section.classList.contains('fairlead-folded')))
	heading.replaceChildren(button, hint)
	show(section, false)
}

function open(element: Element | null): void {
	const section = element?.closest<HTMLElement>('.fairlead-folded')
	if (section) show(section, true)
}

function show(section: HTMLElement, isOpen: boolean): void {
	section.classList.toggle('fairlead-folded', !isOpen)
	section.querySelector('.fairlead-fold')?.setAttribute('aria-expanded', String(isOpen))
}
