import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/*
 * A picture that travels from a card to the page it leads to, and back. A name may stand on one element of a page only, and a
 * dog may be on a page twice, so cards do not carry it: the one that was clicked gets it, just before the browser looks.
 *
 *   card   data-picture-for="/dogs/biscuit"  data-picture-name="dog-101"
 *   page   data-page-picture="dog-101"       style="view-transition-name: dog-101"
 */

/** The picture of the page that is shown; undefined on pages without one. */
let pagePicture: string | undefined
/** The picture of the card that was clicked last, and the file that the browser has for it. */
let clicked: { name: string | undefined; file: string } | undefined

/** Lets pictures travel from page to page. Without it, as for a first click that comes very early, pages change plainly. */
export function SharedPictures() {
	const { pathname } = useLocation()
	// In the capturing phase: before the router, which answers the same clicks.
	useEffect(() => {
		document.addEventListener('click', namePictureOfLink, true)
		return () => document.removeEventListener('click', namePictureOfLink, true)
	}, [])
	// As soon as the other page stands, before the browser photographs it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
	useLayoutEffect(joinPictures, [pathname])
	return null
}

/** Names the picture that belongs to the link under a click. */
function namePictureOfLink({ target }: MouseEvent) {
	const link = target instanceof Element ? target.closest('a') : null
	if (!link) return
	const picture = nearestPicture(link, `[data-picture-for="${CSS.escape(link.pathname)}"]`)
	if (!picture) return
	nameOnly(picture)
	clicked = { name: picture.dataset.pictureName, file: picture.querySelector('img')?.currentSrc ?? '' }
}

/**
 * Joins the pictures of two pages, as soon as the second one stands. From a card: the page shows the card's file until its
 * larger one is there. To a card, with Back or by a link: the card in sight is the one the picture of the page becomes.
 */
function joinPictures() {
	const left = pagePicture
	const picture = document.querySelector<HTMLElement>('[data-page-picture]')
	pagePicture = picture?.dataset.pagePicture
	if (picture && clicked?.file && clicked.name === pagePicture)
		showMeanwhile(picture.querySelector('img'), clicked.file)
	if (!left || left === pagePicture) return
	const cards = document.querySelectorAll<HTMLElement>(`[data-picture-name="${CSS.escape(left)}"]`)
	const inSight = [...cards].find(isInSight)
	if (inSight) nameOnly(inSight)
}

/** The picture of the same card: in a list a dog that is there twice has two. */
function nearestPicture(link: Element, selector: string): HTMLElement | null {
	for (let around = link.parentElement; around; around = around.parentElement) {
		const picture = around.querySelector<HTMLElement>(selector)
		if (picture) return picture
	}
	return null
}

function showMeanwhile(img: HTMLImageElement | null, file: string) {
	if (!img || img.complete) return
	img.style.background = `${img.style.objectPosition} / cover url("${file}")`
	img.addEventListener('load', () => img.style.removeProperty('background'), { once: true })
}

function nameOnly(picture: HTMLElement) {
	for (const other of document.querySelectorAll<HTMLElement>('[data-picture-name]')) {
		other.style.removeProperty('view-transition-name')
	}
	picture.style.setProperty('view-transition-name', picture.dataset.pictureName ?? 'none')
}

function isInSight(element: Element) {
	const { top, bottom } = element.getBoundingClientRect()
	return bottom > 0 && top < window.innerHeight
}
