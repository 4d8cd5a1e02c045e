import { useEffect, useRef } from 'react'

/** What a key does, by what it types: "j", "?"; "g i" is two keys, one after the other. */
export type Keys = Readonly<Record<string, () => void>>

/** Between the two keys of a pair. */
const MAX_PAIR_MS = 1500

/** Keys never type in a field, never act with a modifier key, and never while a dialog is open. */
export function useKeys(keys: Keys): void {
	const current = useRef(keys)
	useEffect(() => {
		current.current = keys
	})
	useEffect(() => {
		let first = { key: '', at: 0 }
		function press(event: KeyboardEvent) {
			if (!isForPage(event)) return
			// Caps Lock is on by mistake.
			const key = event.key.toLowerCase()
			const pair = event.timeStamp - first.at < MAX_PAIR_MS ? current.current[`${first.key} ${key}`] : undefined
			const act = pair ?? current.current[key]
			first = { key, at: event.timeStamp }
			if (!act) return
			event.preventDefault()
			act()
		}
		document.addEventListener('keydown', press)
		return () => document.removeEventListener('keydown', press)
	}, [])
}

function isForPage({ key, target, shiftKey, ctrlKey, altKey, metaKey, isComposing, defaultPrevented }: KeyboardEvent) {
	if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return false
	// "?" needs Shift on most keyboards, "/" on some.
	if (shiftKey && /\w/.test(key)) return false
	if (document.querySelector('dialog[open]')) return false
	return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'))
}
