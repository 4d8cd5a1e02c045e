import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsHydrating } from './is-hydrating.ts'

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
