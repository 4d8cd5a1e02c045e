import type { ReactNode } from 'react'

/** One state of a component, for the gallery, accessibility and screenshot tests. */
export interface Example {
	name: string
	render: () => ReactNode
}
