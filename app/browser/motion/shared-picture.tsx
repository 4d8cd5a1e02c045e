import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/*
 * Shared-element transition of a picture between a card and its page. A view-transition name must be unique on a page
 * and a dog may be on it twice, so cards do not carry it: the clicked one gets it, just before the snapshot.
 *
 *   card   data-picture-for="/dogs/biscuit"  data-picture-name="dog-101"
 *   page   data-page-picture="dog-101"       style="view-transition-name: dog-101"
 */

let pagePicture: string | undefined
/** The card clicked last, and the file that the browser has loaded for it. */
let clicked: { name: string | undefined; file: string } | undefined

export function SharedPictures() {
	const { pathname } = useLocation()
	// In the capturing phase: before the router handles the same click.
	useEffect(() => {
		document.addEventListener('click', namePictureOfLink, true)
		return () => document.removeEventListener('click', namePictureOfLink, true)
	}, [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page
	useLayoutEffect(joinPictures, [pathname])
	return null
}

function namePictureOfLink({ target }: MouseEvent) {
	const link = target instanceof Element ? target.closest('a') : null
	if (!link) return
	const picture = nearestPicture(link, `[data-picture-for="${CSS.escape(link.pathname)}"]`)
	if (!picture) return
	nameOnly(picture)
	clicked = { name: picture.dataset.pictureName, file: picture.querySelector('img')?.currentSrc ?? '' }
}

/**
 * Joins the pictures of two pages once the second is rendered. From a card: the page shows the card's file until its
 * larger one has loaded. To a card, by Back or a link: the visible card is the target.
 */
function joinPictures() {
	const previousPicture = pagePicture
	const picture = document.querySelector<HTMLElement>('[data-page-picture]')
	pagePicture = picture?.dataset.pagePicture
	if (picture && clicked?.file && clicked.name === pagePicture)
		showUntilLoaded(picture.querySelector('img'), clicked.file)
	if (!previousPicture || previousPicture === pagePicture) return
	const cards = document.querySelectorAll<HTMLElement>(`[data-picture-name="${CSS.escape(previousPicture)}"]`)
	const visibleCard = [...cards].find(isVisible)
	if (visibleCard) nameOnly(visibleCard)
}

/** A dog may be twice in a list. */
function nearestPicture(link: Element, selector: string): HTMLElement | null {
	for (let around = link.parentElement; around; around = around.parentElement) {
		const picture = around.querySelector<HTMLElement>(selector)
		if (picture) return picture
	}
	return null
}

function showUntilLoaded(img: HTMLImageElement | null, file: string) {
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

function isVisible(element: Element) {
	const { top, bottom } = element.getBoundingClientRect()
	return bottom > 0 && top < window.innerHeight
}
