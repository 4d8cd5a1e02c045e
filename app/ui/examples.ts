import type { ReactNode } from 'react'

/** One state of a component. The gallery shows it, and the accessibility and screenshot tests walk through the gallery. */
export interface Example {
	name: string
	render: () => ReactNode
}
