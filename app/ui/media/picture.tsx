import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Mark } from './logo.tsx'
import { type FocalBox, objectPosition } from './object-position.ts'
import { fileSizes, middleWidth, pictureAddress, pictureSet } from './picture-url.ts'

/** A picture of the content backend, as the image route delivers it. */
export interface PictureData {
	id: string
	/** Changes with the file, so that URLs can be cached for ever. */
	version: string
	/** "" for a decorative picture. */
	alt: string
	/** Pixels of the largest version; they reserve the space. */
	width: number
	height: number
	/** The focal point, 0..1 from the left and the top. */
	focal: [x: number, y: number]
	/** Left, top, right and bottom of what must stay in view, 0..1. */
	focalBox?: FocalBox | undefined
	/** Available widths, ascending. */
	widths: number[]
	/** Shown in its place where the device asks for dark pages. */
	night?: NightPicture | undefined
}

/** The same picture on a transparent ground, which the page colours: `night-sky`, `night-ball`, `night-nose`, `night-meadow`. */
interface NightPicture {
	id: string
	version: string
	width: number
	widths: number[]
	ground: string
}

interface PictureProps {
	picture: PictureData | null
	/** The slot's width as `sizes`: "(min-width: 60rem) 38rem, 100vw". */
	sizes: string
	/** For the first large picture of a page: loaded eagerly. */
	priority?: boolean
	/** Size, shape and corners of the slot. */
	className?: string
	/** Shown without a picture; by default the site's mark. */
	fallback?: ReactNode
}

/** Fills its slot with a picture, cropped around its focal point. */
export function Picture({ picture, sizes, priority = false, className, fallback }: PictureProps) {
	if (!picture) {
		return (
			<span className={cn('grid place-items-center overflow-hidden bg-sky-wash', className)}>
				{fallback ?? <Mark className="size-2/5 max-h-40 max-w-40" />}
			</span>
		)
	}
	const { night } = picture
	const shown = (
		<img
			src={pictureAddress(picture, middleWidth(picture))}
			srcSet={pictureSet(picture)}
			sizes={fileSizes(picture, sizes)}
			alt={picture.alt}
			width={picture.width}
			height={picture.height}
			loading={priority ? 'eager' : 'lazy'}
			decoding={priority ? 'auto' : 'async'}
			fetchPriority={priority ? 'high' : undefined}
			className={cn('object-cover', night ? `night-${night.ground}` : 'bg-mist', className)}
			onLoad={goOn}
			style={{ objectPosition: objectPosition(picture) }}
		/>
	)
	if (!night) return shown
	return (
		<picture>
			<source media="(prefers-color-scheme: dark)" srcSet={pictureSet(night)} sizes={sizes} />
			{shown}
		</picture>
	)
}

/** React delays a transition up to a second for pictures without a load handler. */
function goOn() {}
