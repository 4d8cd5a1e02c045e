import type { Drawing } from './portrait.ts'

/** One picture of the sample's media library. */
export interface Picture {
	/** Name the content refers to it by, and of its files. */
	name: string
	id: number
	alt: string
	caption?: string
	/** Width of the largest file. */
	width: number
	draw: () => Drawing
}
