import type { Drawing } from './pictures/portrait.ts'

export interface Picture {
	/** The name in the content, and of its files. */
	name: string
	id: number
	alt: string
	caption?: string
	/** Width of the largest file. */
	width: number
	draw: () => Drawing
}
