import type { ReactNode } from 'react'

/** One state of a component, used by the gallery, accessibility and screenshot tests. */
export interface Example {
	name: string
	render: () => ReactNode
}
