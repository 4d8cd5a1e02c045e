import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component was mounted by hydration. Never causes another render, as a changing snapshot would. */
export function useIsHydrating(): boolean {
	const [mounted] = useState(() => ({ byHydration: false }))
	return useSyncExternalStore(
		never,
		() => mounted.byHydration,
		// Called on the server, and in the browser during hydration only.
		() => {
			mounted.byHydration = true
			return true
		},
	)
}

const NONE = {}

/**
 * Runs an effect after a value has changed, and at mount; not at hydration, because by then the visitor may have moved,
 * opened or focused something.
 */
export function useChangeEffect(value: unknown, effect: () => void) {
	const previous = useRef<unknown>(useIsHydrating() ? value : NONE)
	const onChange = useEffectEvent(effect)
	useEffect(() => {
		if (previous.current !== value) onChange()
		previous.current = value
	}, [value])
}
