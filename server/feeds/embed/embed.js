// <rescue-dogs>: dogs looking for a home, on anybody's page. How to use it: docs/feeds.md.
// Until the dogs are there, and whenever they cannot be had, what stands inside the element is shown.
const home = new URL(import.meta.url).origin
const styles = new CSSStyleSheet()
// Colours and letters are those of the page around, so the list is light or dark as the page is.
styles.replaceSync(`
:host { display: block }
:host([hidden]) { display: none }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); gap: 1.5rem; margin: 0; padding: 0; list-style: none }
li { position: relative; min-width: 0 }
img, .no-picture { display: block; box-sizing: border-box; width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; border-radius: var(--rescue-dogs-radius, 0.75rem); background: color-mix(in srgb, currentColor 10%, transparent) }
.no-picture { display: grid; place-items: center; padding: 1rem }
p { margin: 0.5rem 0 0; line-height: 1.4; overflow-wrap: anywhere }
li p + p { margin: 0 }
a { color: inherit; font-weight: 700; text-underline-offset: 0.15em }
li a { font-size: 1.125em; text-decoration: none }
li a::after { content: ""; position: absolute; inset: 0 }
li a:hover { text-decoration: underline }
li a:focus-visible { outline: none }
li a:focus-visible::after, .more a:focus-visible { outline: 3px solid; outline-offset: 3px; border-radius: var(--rescue-dogs-radius, 0.75rem) }
.note:first-child { margin-top: 0 }
.note { margin-top: 1.25rem }
.note + .note { margin-top: 0.5rem }
.more a { display: inline-block; padding: 0.75rem 0 }`)

function make(tag, properties, ...children) {
	const element = Object.assign(document.createElement(tag), properties)
	element.append(...children)
	return element
}

function picture({ picture: file }) {
	if (!file) return make('div', { className: 'no-picture' }, 'No photograph yet')
	const image = make('img', {
		loading: 'lazy',
		decoding: 'async',
		sizes: 'auto, 20rem',
		srcset: file.srcset,
		alt: file.alt,
		width: file.width,
		height: file.height,
	})
	image.style.objectPosition = file.position
	// Last, so that the browser knows all the rest before it fetches.
	image.src = file.src
	return image
}

function card(dog) {
	const name = make('p', {}, make('a', { href: dog.url }, dog.name))
	return make('li', {}, picture(dog), name, ...dog.lines.map((line) => make('p', {}, line)))
}

function show({ label, language, dogs, notes, more }) {
	const list = make('ul', {}, ...dogs.map(card))
	list.setAttribute('role', 'list')
	list.setAttribute('aria-label', label)
	return make(
		'div',
		{ lang: language },
		...(dogs.length ? [list] : []),
		...notes.map((note) => make('p', { className: 'note' }, note)),
		make('p', { className: 'more' }, make('a', { href: more.url }, more.text)),
	)
}

class RescueDogs extends HTMLElement {
	static observedAttributes = ['with', 'size', 'limit', 'from']
	#asked = 0

	connectedCallback() {
		if (!this.shadowRoot) {
			this.attachShadow({ mode: 'open' }).append(make('slot', {}))
			this.shadowRoot.adoptedStyleSheets = [styles]
		}
		this.#load()
	}

	attributeChangedCallback() {
		if (this.shadowRoot) this.#load()
	}

	async #load() {
		const asked = ++this.#asked
		try {
			const address = new URL('/feeds/embed.json', this.getAttribute('from') || home)
			for (const name of ['with', 'size', 'limit']) {
				const value = this.getAttribute(name)
				if (value) address.searchParams.set(name, value)
			}
			const response = await fetch(address, { credentials: 'omit' })
			if (!response.ok || asked !== this.#asked) return
			this.shadowRoot.replaceChildren(show(await response.json()))
		} catch {
			// The link inside the element still leads to the dogs.
		}
	}
}

if (!customElements.get('rescue-dogs')) customElements.define('rescue-dogs', RescueDogs)
