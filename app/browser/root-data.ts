import { useLayoutEffect } from 'react'

let kept: DOMStringMap = {}

/** Remembers what scripts have said on `<html>` (`data-theme`, `data-household`). Call before React takes the page over. */
export function rememberRootData() {
	kept = { ...document.documentElement.dataset }
}

/** Says it again where an error screen that replaces the page has made the element anew. */
export function useRootData() {
	useLayoutEffect(() => {
		Object.assign(document.documentElement.dataset, kept)
		return rememberRootData
	}, [])
}
