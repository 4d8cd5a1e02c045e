import { favouritesStore } from './favourites-store.ts'

/*
 * Buttons and counts of favourites work without React, from the first moment on:
 *
 *   <button data-favourite="biscuit" data-name="Biscuit" aria-pressed>   saves and removes
 *   <span data-favourites-count>                                         shows how many there are
 *
 * React renders them once and never changes what is set here.
 */

/** Call once. */
export function startFavourites() {
	// Capturing: React stops events of parts that it has not hydrated yet.
	window.addEventListener('click', toggleOnClick, true)
	favouritesStore.subscribe(showFavourites)
	showFavourites()
}

function toggleOnClick({ target }: Event) {
	const button = target instanceof Element ? target.closest<HTMLElement>('[data-favourite]') : null
	const { favourite: slug, name = '' } = button?.dataset ?? {}
	if (slug) favouritesStore.toggle({ slug, name })
}

function showFavourites() {
	for (const button of document.querySelectorAll('[data-favourite]')) showFavourite(button)
	for (const count of document.querySelectorAll('[data-favourites-count]')) showFavouritesCount(count)
}

/** For elements that React adds later, as their `ref`. */
export function showFavourite(button: Element | null) {
	const slug = button?.getAttribute('data-favourite')
	if (!slug) return
	const isFavourite = String(favouritesStore.current().some((dog) => dog.slug === slug))
	if (button?.getAttribute('aria-pressed') !== isFavourite) button?.setAttribute('aria-pressed', isFavourite)
}

/** For elements that React adds later, as their `ref`. */
export function showFavouritesCount(element: Element | null) {
	const count = favouritesStore.current().length
	if (element) element.textContent = count > 0 ? String(count) : ''
}
