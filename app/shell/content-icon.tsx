import { useSyncExternalStore } from 'react'
import { lateIcons } from '../client/late-icons.ts'
import type { IconsByName } from '../lib/icons/icon.ts'
import { useGeneralOptions } from './general-options.tsx'

const NONE: IconsByName = {}

/** An icon that content names, beside words that say the same; nothing while there is none. */
export function ContentIcon({ name }: { name: string }) {
	const late = useSyncExternalStore(lateIcons.subscribe, lateIcons.get, () => NONE)
	const icon = useGeneralOptions().data?.icons[name] ?? late[name]
	if (!icon) return null
	return (
		<svg
			viewBox={icon.viewBox.join(' ')}
			aria-hidden="true"
			className="size-5 flex-none fill-current"
			// Proved to be nothing but shapes before it was handed on (lib/icons/is-harmless-drawing.ts).
			dangerouslySetInnerHTML={{ __html: icon.body }}
		/>
	)
}
